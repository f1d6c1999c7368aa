<?php

declare(strict_types=1);

namespace App\Data\Lists;

/** One choice of a filter or a select, with a second line where the label does not say it all. */
final readonly class Choice
{
    public function __construct(public string $value, public string $label, public ?string $hint = null) {}
}
