<?php

declare(strict_types=1);

namespace App\Domain\Rsg\Evidence;

/** The result of a verification, in sentences. */
final class EvidenceReport
{
    /** @var list<string> */
    public array $faults = [];

    /** @var list<string> */
    public array $proven = [];

    /** @var list<string> */
    public array $notProven = [];

    public function fault(string $text): self
    {
        $this->faults[] = $text;

        return $this;
    }

    public function proven(string $text): void
    {
        $this->proven[] = $text;
    }

    public function notProven(string $text): void
    {
        $this->notProven[] = $text;
    }

    public function count(): int
    {
        return count($this->faults);
    }
}
