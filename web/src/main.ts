/** The app begins here. */

import { mount } from 'svelte';
import App from './App.svelte';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/surfaces.css';
import './design/words.css';
import './design/controls.css';
import './design/patterns.css';
import './design/figures.css';

mount(App, { target: document.getElementById('app')! });
