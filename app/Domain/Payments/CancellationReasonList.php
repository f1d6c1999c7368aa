<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Models\CancellationReason;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Validation\ValidationException;

/** The reasons for cancelling or declining a withdrawal, locked until the transaction ends. */
final readonly class CancellationReasonList
{
    /** @param  Collection<int, CancellationReason>  $all  in their order */
    private function __construct(public Collection $all) {}

    public static function lock(): self
    {
        return new self(CancellationReason::query()->orderBy('position')->orderBy('id')->lockForUpdate()->get());
    }

    /** @throws ValidationException when the reason was deleted */
    public function find(CancellationReason $reason): CancellationReason
    {
        return $this->all->find($reason->id) ?? throw self::refusal('This reason was deleted.');
    }

    /** @throws ValidationException when another reason has the title */
    public function refuseTitle(string $title, ?CancellationReason $own): void
    {
        $same = $this->all->first(
            static fn (CancellationReason $reason): bool => $reason->id !== $own?->id
                && mb_strtolower($reason->title) === mb_strtolower($title),
        );
        if ($same !== null) {
            throw self::refusal("“{$same->title}” is already on the list".($same->is_active ? '.' : ', but inactive. Activate it instead.'));
        }
    }

    /** @throws ValidationException when no other reason is active */
    public function refuseLast(CancellationReason $reason): void
    {
        if ($reason->is_active && $this->all->where('is_active', true)->count() === 1) {
            throw self::refusal('This is the last active reason. Add or activate another reason first.');
        }
    }

    public static function refusal(string $message): ValidationException
    {
        return ValidationException::withMessages(['title' => $message]);
    }
}
