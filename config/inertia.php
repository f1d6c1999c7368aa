<?php

declare(strict_types=1);

return [
    'pages' => [
        // Refuses to render a page whose file is missing. The sources are not deployed, so production does not look.
        'ensure_pages_exist' => (bool) env('INERTIA_ENSURE_PAGES_EXIST', false),
        'paths' => [resource_path('js/Pages')],
        'extensions' => ['tsx'],
    ],

    'testing' => [
        // Whether assertInertia()->component() fails for a page whose file is missing.
        'ensure_pages_exist' => true,
    ],

    // Tells the client which props every page has, so that an instant visit can show them at once.
    'expose_shared_prop_keys' => true,

    'history' => [
        // Encrypts the pages kept in the browser's history, so that nothing can be read by going back after a logout.
        'encrypt' => (bool) env('INERTIA_ENCRYPT_HISTORY', true),
    ],
];
