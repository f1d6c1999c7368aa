<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Clients\RecordClientBackground;
use App\Data\Clients\BackgroundEntry;
use App\Data\Clients\ClientBackgroundPage;
use App\Data\Clients\ClientHeader;
use App\Http\Requests\Clients\RecordBackgroundRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\ClientBackground;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use App\Support\DataFactory;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ClientBackgroundController
{
    /** Older entries are in the activity log. */
    private const SHOWN = 50;

    public function index(Client $client, ClientHeaderQuery $headers, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Clients/Background', new ClientBackgroundPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            entries: Inertia::defer(static fn (): array => self::entries($client)),
            can_record: $viewer->can('contribute', $client),
        ));
    }

    public function store(RecordBackgroundRequest $request, Client $client, RecordClientBackground $record, #[CurrentUser] User $author): RedirectResponse
    {
        $record->handle($client, $request->baseId(), $request->columns(), $author);

        return redirect()->route('clients.background', $client)->with('success', 'Background recorded.')->with('auto_hide_success_message', true);
    }

    /** @return list<BackgroundEntry> */
    private static function entries(Client $client): array
    {
        return array_values(ClientBackground::query()->with('user')
            ->where('client_id', $client->id)->latest('id')->limit(self::SHOWN)->get()
            ->map(self::entry(...))->all());
    }

    private static function entry(ClientBackground $background): BackgroundEntry
    {
        return DataFactory::make(BackgroundEntry::class, $background, [
            'kyc_at' => $background->kyc_at?->toDateString(),
            'recorded_at' => $background->created_at->toIso8601ZuluString(),
            'author_name' => $background->user?->full_name,
        ]);
    }
}
