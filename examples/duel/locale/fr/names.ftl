card-feint = Feinte
card-thrust = Estocade
card-slash = Taille
card-lunge = Fente
