/** The accessibility statement's sentence about the film: without sound, and with sound. */
export const silent = 'O vídeo não tem som, e a transcrição o descreve.';
export const heard = 'O vídeo começa sem som; a transcrição diz o que se vê e o que se ouve.';
