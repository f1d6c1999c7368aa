<?php

declare(strict_types=1);

/** Messages of fields that many forms share. The framework has the others. */
return [
    'custom' => [
        'first_name' => ['required' => 'Enter a first name.'],
        'last_name' => ['required' => 'Enter a last name.'],
    ],
];
