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
    public function __construct(public MatchReasonKind $kind, public int $points, public ?string $detail) {}

    /** @return array{kind: string, points: int, detail: string|null} */
    public function toArray(): array
    {
        return ['kind' => $this->kind->value, 'points' => $this->points, 'detail' => $this->detail];
    }

    /**
     * @param  iterable<mixed>  $stored
     * @return list<self> without kinds that no longer exist
     */
    public static function listOf(iterable $stored): array
    {
        $reasons = [];
        foreach ($stored as $one) {
            $kind = is_array($one) ? MatchReasonKind::tryFrom((string) ($one['kind'] ?? '')) : null;
            if ($kind !== null) {
                $reasons[] = new self($kind, (int) ($one['points'] ?? 0), isset($one['detail']) ? (string) $one['detail'] : null);
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
