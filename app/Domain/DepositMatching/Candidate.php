<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use stdClass;

/** The details of a client that a payment is compared with. */
final readonly class Candidate
{
    /** @param  list<string>  $formerPins  PINs of clients merged into this one */
    private function __construct(
        public int $id,
        public string $firstName,
        public string $lastName,
        public ?string $preferredName,
        public string $pin,
        public array $formerPins,
        public ?string $email,
        public ?string $mobile,
        public string $companyName,
        public string $companyColor,
        public bool $isClosed,
        public bool $isBarred,
        public bool $isBetstopped,
        /** Whether a bank account of the client has the PayID's fingerprint. */
        public bool $hasFingerprint,
    ) {}

    public static function of(stdClass $row, bool $hasFingerprint): self
    {
        return new self(
            id: (int) $row->id,
            firstName: $row->first_name,
            lastName: $row->last_name,
            preferredName: $row->preferred_name,
            pin: $row->pin,
            formerPins: array_values(array_filter(explode(' ', (string) $row->former_pins), static fn (string $pin): bool => $pin !== '')),
            email: $row->email,
            mobile: $row->mobile_e164,
            companyName: $row->company_name,
            companyColor: $row->company_color,
            isClosed: $row->status === ClientStatus::Closed->value,
            isBarred: (bool) $row->is_barred,
            isBetstopped: $row->betstop_state === BetstopState::Registered->value,
            hasFingerprint: $hasFingerprint,
        );
    }

    public function fullName(): string
    {
        return trim("{$this->firstName} {$this->lastName}");
    }

    public function hasPin(string $digits): bool
    {
        return $this->pin === $digits || in_array($digits, $this->formerPins, true);
    }

    /** @param  list<string>  $payIds */
    public function hasPayId(array $payIds): bool
    {
        return $this->hasFingerprint || array_intersect($payIds, array_filter([$this->mobile, mb_strtolower($this->email ?? '')])) !== [];
    }

    public function isExcluded(): bool
    {
        return $this->isClosed || $this->isBarred || $this->isBetstopped;
    }
}
