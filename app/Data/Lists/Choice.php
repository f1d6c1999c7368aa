<?php

declare(strict_types=1);

namespace App\Data\Lists;

/** One choice of a filter or a select, with an optional second line. */
final readonly class Choice
{
    public function __construct(public string $value, public string $label, public ?string $hint = null) {}
}
