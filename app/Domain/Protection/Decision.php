<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Enums\BlastRefusal;
use App\Enums\GatePurpose;
use App\Models\Client;
use Carbon\CarbonImmutable;

/** The gate's answer about one person and purpose: allowed, or refused with every reason. */
final readonly class Decision
{
    /**
     * @param  list<Refusal>  $refusals  the first is shown where there is room for one
     * @param  int|null  $cents  of the credit; null when the purpose has no amount, or it was not chosen yet
     * @param  list<LimitCheck>  $limits  that the credit was compared with
     */
    public function __construct(
        public GateInput $input,
        public GatePurpose $purpose,
        public CarbonImmutable $at,
        public array $refusals,
        public ?int $cents = null,
        public array $limits = [],
    ) {}

    public function isAllowed(): bool
    {
        return $this->refusals === [];
    }

    /** Why not; null when allowed. */
    public function why(): ?string
    {
        return ($this->refusals[0] ?? null)?->text;
    }

    /** Why not, in words that say nothing about the person: not all staff may learn who is excluded. */
    public function whyInGeneral(): ?string
    {
        return $this->isAllowed() ? null : BlastRefusal::of($this->refusals[0]->code)->label();
    }

    /** The same for the account that was opened. */
    public function about(Client $client): self
    {
        return new self($this->input->of($client), $this->purpose, $this->at, $this->refusals, $this->cents, $this->limits);
    }

    /** @return array<string, mixed> for the receipt, without contact details */
    public function inputs(): array
    {
        return [
            ...$this->input->toArray(),
            'amount_cents' => $this->cents,
            'limits' => array_map(static fn (LimitCheck $check): array => $check->toArray(), $this->limits),
        ];
    }

    /** Whether the only thing missing is a valid answer of the BetStop register, so that it is worth asking. */
    public function lacksOnlyCheck(): bool
    {
        return array_column($this->refusals, 'code') === ['betstop_check'];
    }

    /** Whether marketing only has to wait for the contact hours. By then, the BetStop register can have answered again. */
    public function isOnlyTooEarly(): bool
    {
        return $this->has('contact_hours') && array_diff(array_column($this->refusals, 'code'), ['contact_hours', 'betstop_check']) === [];
    }

    public function has(string $code): bool
    {
        return array_filter($this->refusals, static fn (Refusal $refusal): bool => $refusal->code === $code) !== [];
    }
}
