<?php

declare(strict_types=1);

namespace App\Services\Notifications;

use App\Models\User;
use Carbon\CarbonImmutable;

/** What came of asking that work be settled: it was, or somebody had done it before. */
final readonly class Settlement
{
    private function __construct(public bool $isNew, private ?User $by, private ?CarbonImmutable $at) {}

    public static function done(): self
    {
        return new self(true, null, null);
    }

    /** @param  User|null  $by  null where nobody knows, as with work that never was */
    public static function before(?User $by, ?CarbonImmutable $at): self
    {
        return new self(false, $by, $at);
    }

    /**
     * Who did it and when, or null when this call did.
     *
     * @param  string  $did  'handled'
     * @param  string  $timezone  of whoever reads it
     */
    public function explain(string $did, string $timezone): ?string
    {
        return match (true) {
            $this->isNew => null,
            $this->by === null || $this->at === null => 'There was nothing left to do.',
            default => "{$this->by->full_name} already {$did} this on ".NotificationPresenter::humanFormat($this->at, $timezone).'.',
        };
    }
}
