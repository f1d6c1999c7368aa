<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Clients\ReceiptRow;
use App\Enums\ReceiptSubject;
use App\Models\Client;
use App\Models\PermissionReceipt;
use App\Support\DataFactory;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;

/** Decisions of the gate, newest first. */
final readonly class ReceiptsQuery
{
    private const SHOWN = 50;

    /**
     * @param  CarbonImmutable|null  $moment  only earlier ones
     * @return list<ReceiptRow>
     */
    public function ofClient(Client $client, ?CarbonImmutable $moment): array
    {
        return $this->rows(PermissionReceipt::query()->where('person_type', $client->getMorphClass())->where('person_id', $client->id)
            ->when($moment, static fn (Builder $rows, CarbonImmutable $moment): Builder => $rows->where('decided_at', '<', $moment)));
    }

    /** @return list<ReceiptRow> of a message, bonus or payment */
    public function ofSubject(ReceiptSubject $subject, int $id): array
    {
        return $this->rows(PermissionReceipt::query()->where('subject_type', $subject->value)->where('subject_id', $id));
    }

    /**
     * @param  Builder<PermissionReceipt>  $receipts
     * @return list<ReceiptRow>
     */
    private function rows(Builder $receipts): array
    {
        return array_values(
            $receipts
                ->with('actor')
                ->latest('id')
                ->limit(self::SHOWN)
                ->get()
                ->map(
                    static fn (PermissionReceipt $receipt): ReceiptRow => DataFactory::make(ReceiptRow::class, $receipt, [
                        'client_id' => $receipt->person_type === 'client' ? $receipt->person_id : null,
                        'purpose_label' => $receipt->purpose->label(),
                        'reasons' => array_column($receipt->reasons, 'text'),
                        'actor_name' => $receipt->actor?->full_name,
                    ]),
                )
                ->all(),
        );
    }
}
