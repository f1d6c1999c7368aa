<?php

declare(strict_types=1);

namespace App\Domain\Imports;

/** The settings of an import besides its columns. */
final readonly class ImportOptions
{
    public function __construct(
        /** An empty cell clears the field of an existing record. */
        public bool $blankClears = false,
        /** New clients wait for the New Account check; otherwise they count as checked. */
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
