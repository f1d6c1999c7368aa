<?php

declare(strict_types=1);

namespace App\Domain\Bonus;

use App\Enums\BonusLoginPurpose;
use App\Enums\BonusLoginResult;
use Carbon\CarbonImmutable;

/** A sign-in to the account that the client with the PIN has at a bookmaker. */
final readonly class NewBonusLogin
{
    public function __construct(
        public string $pin,
        public int $operatorSiteId,
        public BonusLoginPurpose $purpose,
        public BonusLoginResult $result,
        public ?string $notes,
        public CarbonImmutable $at,
    ) {}
}
