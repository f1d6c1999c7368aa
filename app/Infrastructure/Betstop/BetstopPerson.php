<?php

declare(strict_types=1);

namespace App\Infrastructure\Betstop;

use Carbon\CarbonImmutable;

/** The details that the register matches people by. */
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

    /** Whether an answer about the other also applies to this one. */
    public function is(self $other): bool
    {
        return $this->details() === $other->details();
    }

    /** @return list<string|null> */
    private function details(): array
    {
        return [$this->firstName, $this->lastName, $this->dateOfBirth?->toDateString(), $this->mobileE164, $this->email, $this->postcode];
    }
}
