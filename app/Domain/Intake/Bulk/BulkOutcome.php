<?php

declare(strict_types=1);

namespace App\Domain\Intake\Bulk;

/** The result of a bulk call. Every row is counted once. */
final readonly class BulkOutcome
{
    /** @param  list<RefusedRow>  $refused */
    public function __construct(public int $created, public int $updated, public int $unchanged, public array $refused) {}

    /** True when no row was accepted. */
    public function isRefused(): bool
    {
        return $this->created + $this->updated + $this->unchanged === 0;
    }

    /** @param  list<RefusedRow>  $before  rows that were refused before */
    public function withRefused(array $before): self
    {
        $refused = [...$before, ...$this->refused];
        usort($refused, static fn (RefusedRow $one, RefusedRow $other): int => $one->index <=> $other->index);

        return new self($this->created, $this->updated, $this->unchanged, $refused);
    }
}
