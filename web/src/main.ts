/** The app begins here. */

import { mount } from 'svelte';
import App from './App.svelte';
import './design/fonts.css';
import './design/tokens.css';
import './design/shell.css';
import './design/patterns.css';
import './design/figures.css';

mount(App, { target: document.getElementById('app')! });
