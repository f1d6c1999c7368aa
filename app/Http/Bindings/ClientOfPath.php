<?php

declare(strict_types=1);

namespace App\Http\Bindings;

use App\Models\Client;
use Illuminate\Database\Eloquent\ModelNotFoundException;
use Illuminate\Http\Exceptions\HttpResponseException;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Gate;

/** Resolves the client of a path. Pages of a merged client redirect to the client it was merged into. */
final readonly class ClientOfPath
{
    /** Longest chain of merges that is followed. */
    private const LONGEST_CHAIN = 20;

    public function __construct(private Request $request) {}

    public function bind(string $id): Client
    {
        $client = Client::withTrashed()->find((int) $id);
        if ($client !== null && (! $client->trashed() || $this->request->route()?->allowsTrashedBindings() === true)) {
            return $client;
        }

        $winner = $this->winnerOf($client);
        if ($client === null || $winner === null || ! $this->request->isMethod('GET') || $this->request->is('api/*') || Gate::denies('view', $winner)) {
            throw (new ModelNotFoundException)->setModel(Client::class, [$id]);
        }

        $url = preg_replace("#/clients/{$id}(?=[/?]|$)#", "/clients/{$winner->id}", $this->request->getRequestUri());
        $this->request->session()->flash('success', "PIN {$client->pin} was merged into {$winner->full_name}, PIN {$winner->pin}. This is that record.");

        throw new HttpResponseException(redirect()->to((string) $url));
    }

    private function winnerOf(?Client $client): ?Client
    {
        for ($step = 0; $step < self::LONGEST_CHAIN && $client?->trashed() === true; $step++) {
            $client = $client->merged_into_id === null ? null : Client::withTrashed()->find($client->merged_into_id);
        }

        return $client?->trashed() === false ? $client : null;
    }
}
