<?php

declare(strict_types=1);

namespace App\Domain\Clients;

/** A new entry of a client's background. */
final readonly class NewBackground
{
    /**
     * @param  int|null  $baseId  the entry that the form was opened on; null when there was none
     * @param  string|null  $kycAt  a date such as `2026-11-20`
     * @param  list<array{question: string, answer: string}>  $answers
     */
    public function __construct(
        public ?int $baseId,
        public ?string $occupation,
        public ?string $employer,
        public ?string $sourceOfFunds,
        public ?string $acquisition,
        public ?string $kycMethod,
        public ?string $kycAt,
        public array $answers,
    ) {}

    /** @return array<string, mixed> by the columns of `client_backgrounds` */
    public function columns(): array
    {
        return [
            'occupation' => $this->occupation, 'employer' => $this->employer, 'source_of_funds' => $this->sourceOfFunds,
            'acquisition' => $this->acquisition, 'kyc_method' => $this->kycMethod, 'kyc_at' => $this->kycAt, 'answers' => $this->answers,
        ];
    }
}
