<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\ClientPreview;
use App\Data\Clients\ClientPreviewNote;
use App\Domain\Notes\MentionText;
use App\Lists\Clients\Timeline\TimelineFilters;
use App\Models\Client;
use App\Models\Note;
use App\Models\User;
use App\Support\AustralianMobile;
use App\Support\ContactMask;
use App\Support\DataFactory;
use Illuminate\Support\Str;

/** The preview of one client in a list. */
final readonly class ClientPreviewQuery
{
    private const NOTES = 3;

    private const CHARACTERS = 280;

    private const ACTIVITY = 6;

    public function __construct(private ClientTimelineQuery $timeline) {}

    public function for(Client $client, User $viewer): ClientPreview
    {
        return new ClientPreview(
            id: $client->id,
            mobile: ContactMask::show($viewer, 'mobile_e164', $client->mobile_e164 === null ? null : AustralianMobile::national($client->mobile_e164)),
            email: ContactMask::show($viewer, 'email', $client->email),
            suburb: $client->suburb,
            notes: $this->notes($client),
            activity: array_slice($this->timeline->slice($client, $viewer, new TimelineFilters, null)->entries, 0, self::ACTIVITY),
            is_new_account_check_button_visible: $client->new_account_checked_at === null && $viewer->can('checkRisk', $client),
        );
    }

    /** @return list<ClientPreviewNote> */
    private function notes(Client $client): array
    {
        $notes = Note::query()
            ->where('subject_type', $client->getMorphClass())->where('subject_id', $client->id)
            ->orderByDesc('is_pinned')->orderByDesc('id')->limit(self::NOTES)
            ->get();
        $authors = User::withTrashed()->whereKey($notes->pluck('user_id')->unique()->all())->get()->getDictionary();

        return array_values($notes->map(static fn (Note $note): ClientPreviewNote => DataFactory::make(ClientPreviewNote::class, $note, [
            'body' => Str::limit(MentionText::plain($note->body), self::CHARACTERS, '…'),
            'author_name' => $authors[$note->user_id]->full_name,
        ]))->all());
    }
}
