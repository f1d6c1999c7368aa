<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

use App\Data\Lists\Choice;
use App\Enums\LookupFieldKind;

/** A field of a lookup table. */
final readonly class LookupField
{
    /** @param  list<Choice>  $choices */
    public function __construct(
        public string $name,
        public string $label,
        public LookupFieldKind $kind = LookupFieldKind::Text,
        public ?string $help = null,
        public bool $is_required = true,
        /** Only entered when the row is added. */
        public bool $is_fixed = false,
        public array $choices = [],
    ) {}
}
