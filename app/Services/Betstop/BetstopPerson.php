<?php

declare(strict_types=1);

namespace App\Services\Betstop;

use Carbon\CarbonImmutable;

/** Whom the register is asked about: what it matches people by. */
final readonly class BetstopPerson
{
    public function __construct(
        public string $firstName,
        public string $lastName,
        public ?CarbonImmutable $dateOfBirth,
        public ?string $mobileE164 = null,
        public ?string $email = null,
        public ?string $postcode = null,
    ) {}

    /** Whether an answer about the other is an answer about this one. */
    public function is(self $other): bool
    {
        return $this->words() === $other->words();
    }

    /** @return list<string|null> */
    private function words(): array
    {
        return [$this->firstName, $this->lastName, $this->dateOfBirth?->toDateString(), $this->mobileE164, $this->email, $this->postcode];
    }
}
