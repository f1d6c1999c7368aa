<?php

declare(strict_types=1);

namespace Tests\Feature\Notes;

use App\Actions\Notes\AddNote;
use App\Enums\Ability;
use App\Enums\NoteCategory;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\Note;
use App\Models\NoteMention;
use App\Models\NoteRevision;
use App\Models\OutboxMessage;
use App\Models\RsgEvent;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Notifications\Events\BroadcastNotificationCreated;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class NoteTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    public function test_only_viewers_of_a_record_can_add_notes(): void
    {
        $subjects = [
            'client' => [Client::factory()->createOne(), Ability::ViewClients],
            'lead' => [Lead::factory()->createOne(), Ability::ViewClients],
            'db_client' => [DbClient::factory()->createOne(), Ability::ViewDbClients],
            'rsg_event' => [RsgEvent::factory()->createOne(), Ability::ViewRsgEvents],
        ];

        foreach ($subjects as $type => [$subject, $ability]) {
            $author = User::factory()->withAbilities($ability)->createOne();
            $this->actingAs($author)->post(route('notes.store', [$type, $subject->getKey()]), ['body' => "Hello {$type}", 'category' => 'call'])->assertSessionHasNoErrors()->assertRedirect();
            $note = Note::query()->where('subject_type', $type)->sole();
            $this->assertSame(
                [$subject->getKey(), $author->id, "Hello {$type}", NoteCategory::Call],
                [$note->subject_id, $note->user_id, $note->body, $note->category],
            );
            $this->assertSame(
                ["{$type}.note_added", $note->id],
                [
                    AuditEvent::query()->where('subject_type', $type)->sole()->action,
                    AuditEvent::query()->where('subject_type', $type)->sole()->after['note_id'],
                ],
            );

            $this->actingAs(User::factory()->withAbilities(Ability::ViewRsg)->createOne())
                ->post(route('notes.store', [$type, $subject->getKey()]), ['body' => 'No', 'category' => 'call'])
                ->assertForbidden();
            $this->actingAs($author)
                ->post(route('notes.store', [$type, 999]), ['body' => 'Nobody', 'category' => 'call'])
                ->assertNotFound();
        }
        $this->assertSame(4, Note::query()->count());
    }

    public function test_mention_is_stored_and_broadcast_but_not_to_the_author(): void
    {
        [$author, $tom] = [$this->colleague(), $this->colleague()];
        $client = Client::factory()->createOne();

        $this->actingAs($author)->post(route('notes.store', ['client', $client->id]), [
            'body' => "Ask @[{$tom->full_name}](user:{$tom->id}) and @[me](user:{$author->id})", 'category' => 'general',
        ])->assertSessionHasNoErrors();

        $this->assertSame([$tom->id], NoteMention::query()->pluck('user_id')->all());
        $payload = OutboxMessage::query()->sole()->payload;
        $this->assertSame(['read-notifications', BroadcastNotificationCreated::class, [[$tom->id, 0]]], [$payload['channel'], $payload['name'], $payload['people']]);
        $this->assertSame(['note_mention', "{$author->full_name} mentioned you", "{$client->full_name}: Ask @{$tom->full_name} and @me", "/clients/{$client->id}/notes"],
            [$payload['data']['type'], $payload['data']['title'], $payload['data']['body'], $payload['data']['url']]);

        $this->actingAs($tom)->inertia('/')->assertOk()->assertJsonPath('props.mentions.0.text', "Ask @{$tom->full_name} and @me");
        $this->actingAs($tom)->putJson(route('notes.mentions.seen'), ['notes' => [999]])->assertNoContent();
        $this->assertNull(NoteMention::query()->sole()->seen_at);
        $this->actingAs($tom)->put(route('notes.mentions.seen'))->assertSessionHasErrors('notes');
        $this->actingAs($tom)->put(route('notes.mentions.seen'), ['notes' => [NoteMention::query()->sole()->note_id]])->assertRedirect();
        $this->assertNotNull(NoteMention::query()->sole()->seen_at);
        $this->actingAs($tom)->inertia('/')->assertJsonPath('props.mentions', []);
    }

    public function test_colleagues_who_can_open_the_record_are_suggested_even_after_many_who_cannot(): void
    {
        User::factory()->withRole(StaffRole::DatabaseContractor)->count(9)->create(['first_name' => 'Anna']);
        $manager = User::factory()->withRole(StaffRole::AccountManager)->createOne(['first_name' => 'Anton']);

        $this->actingAs($manager)->getJson(route('notes.people', ['db_client', DbClient::factory()->createOne()->id, 'search' => 'an']))->assertOk()->assertJsonPath('*.id', [$manager->id]);
    }

    public function test_colleagues_who_cannot_open_the_record_cannot_be_mentioned(): void
    {
        $author = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $stranger = User::factory()->withAbilities(Ability::ViewDeposits)->createOne(['first_name' => 'Una', 'last_name' => 'Allowed']);
        $gone = User::factory()->withAbilities(Ability::ViewClients)->inactive()->createOne(['first_name' => 'Una', 'last_name' => 'Gone']);
        $colleague = User::factory()->withAbilities(Ability::ViewClients)->createOne(['first_name' => 'Una', 'last_name' => 'Colleague']);
        $client = Client::factory()->createOne();

        foreach ([$stranger, $gone] as $person) {
            $this->actingAs($author)->post(route('notes.store', ['client', $client->id]), ['body' => "@[Una](user:{$person->id})", 'category' => 'general'])
                ->assertSessionHasErrors(['body' => "{$person->full_name} can’t open this record. Remove the mention."]);
        }
        $this->getJson(route('notes.people', ['client', $client->id, 'search' => 'una']))->assertOk()->assertJsonCount(1)->assertJsonPath('0.id', $colleague->id);
        $this->assertSame(0, Note::query()->count());
    }

    public function test_edit_keeps_the_earlier_text_and_notifies_only_new_mentions(): void
    {
        [$author, $tom, $mia] = [$this->colleague(), $this->colleague(), $this->colleague()];
        $client = Client::factory()->createOne();
        $note = app(AddNote::class)->handle($client, "@[Tom](user:{$tom->id}) first", NoteCategory::General, $author);
        OutboxMessage::query()->delete();

        $this->actingAs($author)
            ->put(route('notes.update', $note), [
                'body' => "@[Tom](user:{$tom->id}) @[Mia](user:{$mia->id}) second",
                'category' => 'risk',
                'version' => 1,
            ])
            ->assertSessionHasNoErrors();

        $this->assertSame([2, NoteCategory::Risk], [$note->refresh()->version, $note->category]);
        $this->assertSame("@[Tom](user:{$tom->id}) first", NoteRevision::query()->sole()->body);
        $this->assertSame([[$mia->id, 0]], OutboxMessage::query()->sole()->payload['people']);
        $this->getJson(route('notes.revisions', $note))->assertOk()->assertJsonPath('0.replaced_by', $author->full_name)->assertJsonPath('0.category', 'general');
    }

    public function test_second_of_two_simultaneous_edits_is_refused(): void
    {
        $author = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $note = Note::factory()->createOne(['user_id' => $author->id, 'body' => 'First']);

        $this->actingAs($developer)->put(route('notes.update', $note), ['body' => 'Theirs', 'category' => 'general', 'version' => 1])->assertSessionHasNoErrors();
        $this->actingAs($author)->put(route('notes.update', $note), ['body' => 'Mine', 'category' => 'general', 'version' => 1])
            ->assertSessionHasErrors(['body' => "{$developer->full_name} changed this note while you were editing. Nothing is lost: compare both versions, then save again."]);

        $this->assertSame('Theirs', $note->refresh()->body);
    }

    public function test_only_the_author_can_change_or_delete_a_note_and_restore_it(): void
    {
        $author = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $colleague = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $note = Note::factory()->createOne(['user_id' => $author->id]);

        $this->actingAs($colleague)->put(route('notes.update', $note), ['body' => 'x', 'category' => 'general', 'version' => 1])->assertForbidden();
        $this->actingAs($colleague)->delete(route('notes.destroy', $note))->assertForbidden();
        $this->actingAs($colleague)->put(route('notes.pin', $note), ['is_pinned' => true])->assertSessionHasNoErrors();
        $this->assertTrue($note->refresh()->is_pinned);

        $this->actingAs($author)->delete(route('notes.destroy', $note))->assertRedirect();
        $this->assertSoftDeleted($note);
        $this->actingAs($colleague)->put(route('notes.restore', $note))->assertForbidden();
        $this->actingAs($author)->put(route('notes.restore', $note))->assertSessionHas('success');
        $this->assertNotSoftDeleted($note);
        $this->assertSame(['client.note_pinned', 'client.note_deleted', 'client.note_restored'], AuditEvent::query()->orderBy('id')->pluck('action')->all());
    }

    public function test_note_needs_text_and_a_category(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne())
            ->post(route('notes.store', ['client', Client::factory()->createOne()->id]), ['body' => ' ', 'category' => 'gossip'])
            ->assertSessionHasErrors(['body' => 'Enter a note.', 'category' => 'Choose a category.']);
    }

    public function test_notes_of_a_category_are_listed_pinned_first_then_newest(): void
    {
        $viewer = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $client = Client::factory()->createOne();
        [$pinned, $old, $new] = [
            Note::factory()->createOne(['subject_id' => $client->id, 'is_pinned' => true]),
            Note::factory()->createOne(['subject_id' => $client->id, 'category' => 'call']),
            Note::factory()->createOne(['subject_id' => $client->id]),
        ];
        Note::factory()->createOne();
        $read = fn (string $query): array => array_column(
            $this->actingAs($viewer)
                ->inertia("/clients/{$client->id}/notes{$query}", only: ['notes'], component: 'Clients/Notes')
                ->assertOk()
                ->json('props.notes.notes'),
            'id',
        );

        $this->assertSame([$pinned->id, $new->id, $old->id], $read(''));
        $this->assertSame([$old->id], $read('?category=call'));
    }

    private function colleague(): User
    {
        return User::factory()->withAbilities(Ability::ViewClients)->createOne();
    }
}
