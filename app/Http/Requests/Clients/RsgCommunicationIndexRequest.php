<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Enums\RsgChannel;
use App\Http\Requests\ListRequest;
use App\Queries\Clients\RsgCommunicationSort;
use App\Queries\Lists\ListOrder;
use Illuminate\Database\Query\Builder;
use Illuminate\Validation\Rule;

/** `channel` (several, comma-joined) and `resolved` (1 or 0). */
final class RsgCommunicationIndexRequest extends ListRequest
{
    /** @param  Builder  $communications  a query over `rsg_communications` */
    public function narrow(Builder $communications): Builder
    {
        $resolved = $this->validated('resolved');

        return $communications
            ->when($this->validated('channel'), static fn (Builder $query, array $channels): Builder => $query->whereIn('rsg_communications.channel', $channels))
            ->when($resolved !== null, static fn (Builder $query): Builder => $query->whereNull('rsg_communications.resolved_at', not: $resolved === '1'));
    }

    protected function sorts(): string
    {
        return RsgCommunicationSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(RsgCommunicationSort::SentAt, descending: true);
    }

    protected function filterRules(): array
    {
        return [
            'channel' => ['nullable', 'array', 'max:10'],
            'channel.*' => [Rule::enum(RsgChannel::class)],
            'resolved' => ['nullable', 'in:0,1'],
        ];
    }

    protected function multiValued(): array
    {
        return ['channel'];
    }
}
