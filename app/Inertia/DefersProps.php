<?php

declare(strict_types=1);

namespace App\Inertia;

/** @phpstan-require-implements Deferrable */
trait DefersProps
{
    private bool $deferred = false;

    private string $deferGroup = 'default';

    /** Announces the prop on a full visit; the client fetches all props of one group in one request. */
    public function defer(?string $group = null): static
    {
        $this->deferred = true;
        $this->deferGroup = $group ?? 'default';

        return $this;
    }

    public function shouldDefer(): bool
    {
        return $this->deferred;
    }

    public function group(): string
    {
        return $this->deferGroup;
    }
}
