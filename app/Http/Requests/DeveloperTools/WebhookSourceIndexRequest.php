<?php

declare(strict_types=1);

namespace App\Http\Requests\DeveloperTools;

use App\Http\Requests\ListRequest;
use App\Queries\DeveloperTools\WebhookSourceSort;
use App\Queries\Lists\ListOrder;

/** A short list: an order and a page, no filters. */
final class WebhookSourceIndexRequest extends ListRequest
{
    protected function sorts(): string
    {
        return WebhookSourceSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(WebhookSourceSort::CreatedAt, descending: true);
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
