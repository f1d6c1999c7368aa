<?php

declare(strict_types=1);

/** Messages of rules and fields that many forms share. The framework has the others. */
return [
    'after' => 'Enter a date after :date.',
    'after_or_equal' => 'Enter :date or a later date.',
    'before' => 'Enter a date before :date.',
    'before_or_equal' => 'Enter :date or an earlier date.',
    'date_format' => 'Enter a valid date.',
    'max' => ['string' => 'Enter at most :max characters.'],
    'custom' => [
        'first_name' => ['required' => 'Enter a first name.'],
        'last_name' => ['required' => 'Enter a last name.'],
    ],
];
