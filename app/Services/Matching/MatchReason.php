<?php

declare(strict_types=1);

namespace App\Services\Matching;

use App\Models\User;
use App\Services\Contacts\ContactMask;
use App\Support\AustralianMobile;

/** One piece of evidence: what kind, what it weighed, and what it rests on. Stored as JSON, worded when it is shown. */
final readonly class MatchReason
{
    /** @param  string|null  $detail  the number, address, names …; a contact detail is masked when it is shown */
    public function __construct(public MatchReasonKind $kind, public int $points, public ?string $detail = null) {}

    /** @return array{kind: string, points: int, detail: string|null} */
    public function toArray(): array
    {
        return ['kind' => $this->kind->value, 'points' => $this->points, 'detail' => $this->detail];
    }

    public static function fromStored(mixed $stored): ?self
    {
        $kind = is_array($stored) ? MatchReasonKind::tryFrom((string) ($stored['kind'] ?? '')) : null;

        return $kind === null ? null : new self($kind, (int) ($stored['points'] ?? 0), isset($stored['detail']) ? (string) $stored['detail'] : null);
    }

    /**
     * @param  iterable<mixed>  $stored
     * @return list<self>
     */
    public static function listOf(iterable $stored): array
    {
        $reasons = [];
        foreach ($stored as $one) {
            $reason = self::fromStored($one);
            if ($reason !== null) {
                $reasons[] = $reason;
            }
        }

        return $reasons;
    }

    /** In words that anybody may read. */
    public function words(): string
    {
        return $this->kind->maskedAs() === null && $this->detail !== null ? "{$this->kind->label()} ({$this->detail})" : $this->kind->label();
    }

    /** In words for this person: contact details are masked for those who do not need them. */
    public function wordsFor(User $viewer): string
    {
        $field = $this->kind->maskedAs();
        if ($field === null || $this->detail === null) {
            return $this->words();
        }

        $shown = ContactMask::show($viewer, $field, $this->detail);

        return "{$this->kind->label()} ".($field === 'mobile_e164' && $shown === $this->detail ? AustralianMobile::national($this->detail) : $shown);
    }
}
