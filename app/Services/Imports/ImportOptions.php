<?php

declare(strict_types=1);

namespace App\Services\Imports;

/** What the person chose beside the columns. */
final readonly class ImportOptions
{
    public function __construct(
        /** An empty cell empties the field of a known person; otherwise it leaves it alone. */
        public bool $blankClears = false,
        /** New clients wait for the New Account check; otherwise they are customers already, and count as checked. */
        public bool $needsCheck = false,
    ) {}

    /** @param  array<array-key, mixed>|null  $kept */
    public static function of(?array $kept): self
    {
        return new self(($kept['blank_clears'] ?? false) === true, ($kept['needs_check'] ?? false) === true);
    }

    /** @return array{blank_clears: bool, needs_check: bool} */
    public function toArray(): array
    {
        return ['blank_clears' => $this->blankClears, 'needs_check' => $this->needsCheck];
    }
}
