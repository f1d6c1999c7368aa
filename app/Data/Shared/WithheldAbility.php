<?php

declare(strict_types=1);

namespace App\Data\Shared;

use Carbon\CarbonImmutable;

/** An ability of the user's role that needs a certification which the user does not hold. */
final readonly class WithheldAbility
{
    public function __construct(
        /** A value of the enum Ability, or `handlesPayments`. */
        public string $ability,
        /** Title of the certification. */
        public string $certification,
        /** The last valid day, YYYY-MM-DD; null when it was never held. */
        public ?string $lapsed_on,
    ) {}

    public function reason(): string
    {
        $state = $this->lapsed_on === null ? 'you don’t hold it' : 'yours ended on '.CarbonImmutable::parse($this->lapsed_on)->format('j F Y');

        return "This needs a valid certification “{$this->certification}”, and {$state}. Send your evidence under Edit profile > Certifications.";
    }
}
