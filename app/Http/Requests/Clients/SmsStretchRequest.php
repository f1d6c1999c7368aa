<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Http\Requests\ListRequest;
use App\Queries\Clients\SmsSort;
use App\Queries\Lists\ListOrder;

/** `cursor`: where the older messages begin. */
final class SmsStretchRequest extends ListRequest
{
    protected function sorts(): string
    {
        return SmsSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(SmsSort::SentAt, descending: true);
    }

    protected function filterRules(): array
    {
        return [];
    }

    protected function multiValued(): array
    {
        return [];
    }
}
