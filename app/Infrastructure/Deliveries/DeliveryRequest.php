<?php

declare(strict_types=1);

namespace App\Infrastructure\Deliveries;

use App\Infrastructure\Files\DeliveryFileStorage;
use App\Models\WebhookDelivery;
use App\Models\WebhookSource;
use Illuminate\Contracts\Routing\UrlGenerator;
use Illuminate\Http\Request;
use Illuminate\Support\Arr;
use Illuminate\Support\Str;

/** Makes the request of a kept delivery again: the same address, id and body. */
final readonly class DeliveryRequest
{
    public function __construct(private UrlGenerator $urls, private DeliveryFileStorage $files) {}

    public function make(WebhookDelivery $delivery, IntakeCaller $caller): Request
    {
        $request = $delivery->content_type === DeliveryPayload::FORM
            ? $this->form($delivery)
            : Request::create($this->address($delivery), 'POST', content: $delivery->payload);

        $request->headers->add([
            'Accept' => 'application/json',
            'Content-Type' => $delivery->content_type,
            $caller->idHeader() => $delivery->delivery_id,
        ]);
        $caller->storeIn($request);

        return $request;
    }

    private function address(WebhookDelivery $delivery): string
    {
        $source = str_starts_with($delivery->endpoint, 'api.webhooks.')
            ? ['source' => WebhookSource::query()->whereKey(Str::after($delivery->source, ':'))->value('slug')]
            : [];

        return $this->urls->route($delivery->endpoint, [...$source, ...$delivery->parameters ?? []]);
    }

    private function form(WebhookDelivery $delivery): Request
    {
        /** @var array{fields: array<string, mixed>, files: array<string, array{path: string, name: string, type: string}>} $body */
        $body = json_decode($delivery->payload, true, flags: JSON_THROW_ON_ERROR);
        $files = array_map($this->files->restore(...), $body['files']);

        return Request::create($this->address($delivery), 'POST', $body['fields'], files: Arr::undot($files));
    }
}
