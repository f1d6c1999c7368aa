<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Models\User;
use Carbon\CarbonImmutable;

/** The result of settling work: done now, or already done by a colleague. */
final readonly class Settlement
{
    private function __construct(public bool $isNew, private ?User $by, private ?CarbonImmutable $at) {}

    public static function done(): self
    {
        return new self(true, null, null);
    }

    /** @param  User|null  $by  null when unknown, or when there was no work */
    public static function before(?User $by, ?CarbonImmutable $at): self
    {
        return new self(false, $by, $at);
    }

    /**
     * @param  string  $did  'handled'
     * @param  string  $timezone  the reader's
     * @return string|null who did it and when; null when this call did it
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
