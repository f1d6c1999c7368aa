<?php

declare(strict_types=1);

namespace Tests\Feature\Notes;

use App\Actions\Notes\AddNote;
use App\Actions\Notes\DeleteNote;
use App\Actions\Notes\EditNote;
use App\Domain\Notes\PromiseText;
use App\Enums\Ability;
use App\Enums\NoteCategory;
use App\Models\Client;
use App\Models\Lead;
use App\Models\Note;
use App\Models\NotePromise;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Promises in notes are on the author's dashboard until they are done. */
final class NotePromiseTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    /** The note is written on Monday, 23 November 2026. */
    #[TestWith(['Will call Monday', '2026-11-30'])]
    #[TestWith(['Ring her back on Wed', '2026-11-25'])]
    #[TestWith(['Following up tomorrow about the limit', '2026-11-24'])]
    #[TestWith(['Send the form today', '2026-11-23'])]
    #[TestWith(['check next week', '2026-11-30'])]
    #[TestWith(['Chase the bank on 3 Dec', '2026-12-03'])]
    #[TestWith(['text him 2/1', '2027-01-02'])]
    #[TestWith(['Review the limit on 3/12/2027', '2027-12-03'])]
    #[TestWith(['Review the limit on 3/12/27', '2027-12-03'])]
    #[TestWith(['Review the limit on 3 December 2027', '2027-12-03'])]
    #[TestWith(['Send the form of 3/12/2024', null])]
    #[TestWith(['Review on 29 February', null])]
    #[TestWith(['Called Monday, no answer', null])]
    #[TestWith(['Will call back', null])]
    #[TestWith(['Payday is Monday', null])]
    public function test_sentence_with_something_to_do_and_a_day_is_a_promise(string $text, ?string $due): void
    {
        $found = PromiseText::find($text, CarbonImmutable::parse('2026-11-23 09:00', 'Australia/Melbourne'));

        $this->assertSame($due === null ? [] : [$text => $due], array_map(static fn (CarbonImmutable $day): string => $day->toDateString(), $found));
    }

    public function test_each_sentence_is_its_own_promise(): void
    {
        $found = PromiseText::find("Spoke about the refund. Will call Monday.\nSend form tomorrow; thanks", CarbonImmutable::parse('2026-11-23'));

        $this->assertSame(['Will call Monday', 'Send form tomorrow'], array_keys($found));
    }

    public function test_dashboard_shows_the_authors_promises_until_they_are_done(): void
    {
        $this->travelTo('2026-11-23 02:00:00');
        [$author, $note] = $this->noted('Will call tomorrow. Check with payments next week');
        $this->assertSame(['2026-11-24', '2026-11-30'], NotePromise::query()->orderBy('id')->get()->map(static fn (NotePromise $promise): string => $promise->due_on->toDateString())->all());

        $this->travelTo('2026-11-25 02:00:00');
        $this->flushSession();
        $this->actingAs($author);
        $promise = NotePromise::query()->orderBy('id')->firstOrFail();
        $this->inertia('/')
            ->assertJsonCount(1, 'props.promises')
            ->assertJsonPath('props.promises.0', [
                'id' => $promise->id,
                'text' => 'Will call tomorrow',
                'due_on' => '2026-11-24',
                'is_overdue' => true,
                'subject_name' => Client::query()->sole()->full_name,
                'url' => "/clients/{$note->subject_id}/notes",
            ]);

        $this->put(route('notes.promises.update', $promise), ['is_done' => true])->assertRedirect();
        $this->inertia('/')->assertJsonPath('props.promises', []);
        $this->put(route('notes.promises.update', $promise), ['is_done' => false])->assertRedirect();
        $this->inertia('/')->assertJsonCount(1, 'props.promises');

        $author->role->abilities()->delete();
        $this->actingAs(User::query()->findOrFail($author->id))->inertia('/')->assertJsonPath('props.promises', []);
    }

    public function test_edit_changes_the_promises_and_keeps_what_is_done(): void
    {
        $this->travelTo('2026-11-23 02:00:00');
        [$author, $note] = $this->noted('Will call tomorrow. Send form Friday');
        NotePromise::query()->where('text', 'Send form Friday')->update(['done_at' => now()]);

        app(EditNote::class)->handle($note, 1, 'Will call on Thursday', NoteCategory::General, $author);

        $this->assertSame(['Send form Friday', 'Will call on Thursday'], NotePromise::query()->orderBy('id')->pluck('text')->all());
        app(DeleteNote::class)->handle($note);
        $this->inertia('/')->assertJsonPath('props.promises', []);
    }

    public function test_promise_added_later_counts_from_the_day_of_the_edit(): void
    {
        $this->travelTo('2026-11-23 02:00:00');
        [$author, $note] = $this->noted('Will send the form tomorrow');
        $this->travelTo('2026-11-30 02:00:00');

        app(EditNote::class)->handle($note, 1, 'Will send the form tomorrow. Will call tomorrow', NoteCategory::General, $author);

        $this->assertSame(
            ['Will send the form tomorrow' => '2026-11-24', 'Will call tomorrow' => '2026-12-01'],
            NotePromise::query()->orderBy('id')->get()->mapWithKeys(static fn (NotePromise $promise): array => [$promise->text => $promise->due_on->toDateString()])->all(),
        );
    }

    public function test_only_the_author_marks_a_promise(): void
    {
        [$author] = $this->noted('Will call tomorrow');
        $promise = NotePromise::query()->sole();

        $this->put(route('notes.promises.update', $promise), [])->assertSessionHasErrors('is_done');
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne())->put(route('notes.promises.update', $promise), ['is_done' => true])->assertNotFound();
        $this->assertNull($promise->refresh()->done_at);
        $this->assertSame($author->id, $promise->user_id);
    }

    public function test_promise_for_tomorrow_is_on_the_dashboard(): void
    {
        $this->travelTo('2026-11-23 02:00:00');
        $this->noted('Will call tomorrow. Send the form on Wednesday');

        $this->inertia('/')->assertJsonCount(1, 'props.promises')->assertJsonPath('props.promises.0.due_on', '2026-11-24');
    }

    public function test_promises_and_mentions_on_deleted_records_do_not_displace_the_others(): void
    {
        $this->travelTo('2026-11-23 02:00:00');
        $author = User::factory()->withAbilities(Ability::ViewClients)->createOne(['timezone' => 'Australia/Melbourne']);
        $client = Client::factory()->createOne();
        $leads = Lead::factory()->createMany(8);
        $colleague = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        foreach ([$client, ...$leads] as $subject) {
            app(AddNote::class)->handle($subject, "Will call @[{$colleague->full_name}](user:{$colleague->id}) today", NoteCategory::General, $author);
        }
        NotePromise::query()->orderBy('id')->firstOrFail()->update(['due_on' => '2026-11-24']);
        $leads->each(static fn (Lead $lead): ?bool => $lead->delete());

        $this->actingAs($author)->inertia('/')->assertJsonCount(1, 'props.promises')->assertJsonPath('props.promises.0.subject_name', $client->full_name);
        $this->actingAs($colleague)->inertia('/')->assertJsonCount(1, 'props.mentions')->assertJsonPath('props.mentions.0.subject_name', $client->full_name);
    }

    /** @return array{User, Note} */
    private function noted(string $body): array
    {
        $author = User::factory()->withAbilities(Ability::ViewClients)->createOne(['timezone' => 'Australia/Melbourne']);
        $this->actingAs($author)->post(route('notes.store', ['client', Client::factory()->createOne()->id]), ['body' => $body, 'category' => 'general'])->assertSessionHasNoErrors();

        return [$author, Note::query()->sole()];
    }
}
