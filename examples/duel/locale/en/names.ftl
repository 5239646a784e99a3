card-feint = Feint
card-thrust = Thrust
card-slash = Slash
card-lunge = Lunge
