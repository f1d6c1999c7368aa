<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\PersonDetails;
use App\Enums\AustralianState;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\ConsentBasis;
use App\Enums\SuppressionReason;
use App\Models\Client;
use Carbon\CarbonImmutable;

/** All that the gate knows about a person at one moment. */
final readonly class GateInput
{
    /**
     * @param  string|null  $type  `client`, `lead` or `db_client`; null for a person without a record
     * @param  CarbonImmutable|null  $clearUntil  how long the register's latest answer `clear` is valid
     * @param  list<ExclusionMatch>  $exclusions  by other records, lists and notices; without those that a colleague decided to be about another person
     * @param  array<string, SuppressionReason>  $suppressed  by phone number or email
     * @param  array<string, ConsentBasis>  $consents  the latest by channel
     * @param  string|null  $number  that is called, if the person has several
     */
    public function __construct(
        public PersonDetails $person,
        public ?string $type = null,
        public ?int $id = null,
        public ?ClientStatus $status = null,
        public bool $isDeleted = false,
        public bool $isBarred = false,
        public BetstopState $betstopState = BetstopState::Unchecked,
        public ?CarbonImmutable $clearUntil = null,
        public bool $isOptedOut = false,
        public array $exclusions = [],
        public array $suppressed = [],
        public array $consents = [],
        public ?string $number = null,
    ) {}

    /** The same for the account that was just opened. */
    public function of(Client $client): self
    {
        return new self(
            $this->person,
            $client->getMorphClass(),
            $client->id,
            $client->status,
            betstopState: $client->betstop_state,
            exclusions: $this->exclusions,
            suppressed: $this->suppressed,
        );
    }

    public function state(): ?AustralianState
    {
        return AustralianState::tryFrom((string) $this->person->state);
    }

    /** The number that is called, else the first mobile or other number. */
    public function phone(): ?string
    {
        return $this->number ?? $this->person->phones[0] ?? null;
    }

    /** @return list<ExclusionMatch> */
    public function excludedAs(ExclusionCertainty ...$certainties): array
    {
        return array_values(array_filter($this->exclusions, static fn (ExclusionMatch $match): bool => in_array($match->certainty, $certainties, true)));
    }

    /**
     * For the receipt, without contact details.
     *
     * @return array<string, mixed>
     */
    public function toArray(): array
    {
        return [
            'status' => $this->status?->value,
            'is_deleted' => $this->isDeleted,
            'is_barred' => $this->isBarred,
            'betstop_state' => $this->betstopState->value,
            'betstop_clear_until' => $this->clearUntil?->toIso8601ZuluString(),
            'is_opted_out' => $this->isOptedOut,
            'exclusions' => array_map(
                static fn (ExclusionMatch $match): array => [
                    'source' => $match->source(),
                    'list' => $match->exclusion->list,
                    'certainty' => $match->certainty->value,
                    'score' => $match->score,
                ],
                $this->exclusions,
            ),
            'suppressed' => array_values(
                array_unique(array_map(static fn (SuppressionReason $reason): string => $reason->value, $this->suppressed)),
            ),
            'consents' => array_map(static fn (ConsentBasis $basis): string => $basis->value, $this->consents),
            'state' => $this->person->state,
        ];
    }
}
