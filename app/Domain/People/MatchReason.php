<?php

declare(strict_types=1);

namespace App\Domain\People;

use App\Models\User;
use App\Support\AustralianMobile;
use App\Support\ContactMask;

/** One piece of evidence with its points and detail. Stored as JSON and put into words when shown. */
final readonly class MatchReason
{
    /** @param  string|null  $detail  the phone number, address or names; contact details are masked when shown */
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

    /** In words without contact details. */
    public function words(): string
    {
        return $this->kind->maskedAs() === null && $this->detail !== null ? "{$this->kind->label()} ({$this->detail})" : $this->kind->label();
    }

    /** In words, with contact details that are masked unless the viewer may see them. */
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
