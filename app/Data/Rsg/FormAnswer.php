<?php

declare(strict_types=1);

namespace App\Data\Rsg;

/** One question of a submitted form and its answer. */
final readonly class FormAnswer
{
    public function __construct(
        public string $question,
        /** Null when it was left empty. */
        public ?string $answer,
    ) {}
}
