<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Actions\Payments\ReleasePayout;
use App\Actions\Payments\RevealDestination;
use App\Domain\Payments\StatementText;
use App\Models\AuditEvent;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Notes of a payment: the text on the client's statement and the note for colleagues. */
final class PaymentNoteTest extends TestCase
{
    use MakesPayments, ReadsPages, RefreshDatabase;

    private const SENT = 'The payment has left or is being paid with its statement text, which can’t be changed now. The note can.';

    private Withdrawal $withdrawal;

    protected function setUp(): void
    {
        parent::setUp();

        $this->onMonday();
        $this->withdrawal = $this->approved();
        $this->actingAs($this->officer());
    }

    public function test_reference_like_the_number_of_another_withdrawal_is_refused(): void
    {
        $second = $this->approved(1_000, reference: 'GENWEB-WITHDRAWAL-2026-000002');
        $first = $this->approved(1_000, reference: "W{$second->id}");

        $this->assertSame(["W{$first->id}", "W{$second->id}"], [StatementText::of($first), StatementText::of($second)]);
    }

    public function test_note_has_its_author_and_time_and_every_version_is_audited(): void
    {
        $this->assertSame(['', '', $this->withdrawal->reference, 1, null], $this->shown('statement_reference', 'payment_note', 'statement_text', 'version', 'saved_by'));

        $this->save(1, ' thank you  zoe ', 'Called the client, wants it today.')->assertSessionHasNoErrors()->assertSessionHas('success');
        $this->save(2, 'THANK YOU ZOE', '')->assertSessionHasNoErrors();

        $this->assertSame(['THANK YOU ZOE', '', 'THANK YOU ZOE', 3, 'Ona Petrov'], $this->shown('statement_reference', 'payment_note', 'statement_text', 'version', 'saved_by'));
        $saved = AuditEvent::query()->where('action', 'withdrawal.payment_note_saved')->orderBy('id')->get();
        $this->assertSame([2, 3], $saved->pluck('after.version')->all());
        $this->assertSame('Called the client, wants it today.', $saved[1]->before['payment_note']);
        $this->assertSame($this->withdrawal->client_id, $saved[0]->client_id);
    }

    public function test_saving_nothing_new_makes_no_version(): void
    {
        $this->save(1, '', '')->assertSessionHasNoErrors();

        $this->assertSame(1, $this->withdrawal->refresh()->payment_note_version);
        $this->assertSame(0, AuditEvent::query()->where('action', 'withdrawal.payment_note_saved')->count());
    }

    public function test_second_of_two_simultaneous_edits_is_refused(): void
    {
        $this->save(1, 'FIRST', '');
        $this->actingAs($this->officer('Ruth'));

        $this->save(1, 'SECOND', '')->assertSessionHasErrors(['version' => 'Ona Petrov changed this payment note while you were editing. Nothing is lost: compare both versions, then save again.']);

        $this->assertSame('FIRST', $this->withdrawal->refresh()->statement_reference);
        $this->save(2, 'SECOND', '')->assertSessionHasNoErrors();
        $this->assertSame('SECOND', $this->withdrawal->refresh()->statement_reference);
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function mistakes(): iterable
    {
        yield 'nineteen characters' => [['statement_reference' => str_repeat('X', 19)], 'statement_reference'];
        yield 'an umlaut' => [['statement_reference' => 'ZOË'], 'statement_reference'];
        yield 'a sign that no bank knows' => [['statement_reference' => 'A;B'], 'statement_reference'];
        yield 'a line break' => [['statement_reference' => "A\nB"], 'statement_reference'];
        yield 'a long note' => [['payment_note' => str_repeat('x', 256)], 'payment_note'];
        yield 'no version' => [['version' => null], 'version'];
        yield 'no text' => [['statement_reference' => ['x']], 'statement_reference'];
    }

    /** @param  array<string, mixed>  $mistake */
    #[DataProvider('mistakes')]
    public function test_errors_are_shown_at_their_fields(array $mistake, string $field): void
    {
        $this->put(route('withdrawals.payment-note.update', $this->withdrawal), ['version' => 1, 'statement_reference' => 'X', 'payment_note' => '', ...$mistake])->assertSessionHasErrors($field);

        $this->assertNull($this->withdrawal->refresh()->statement_reference);
    }

    public function test_the_text_stays_while_a_colleague_is_paying_manually_with_it(): void
    {
        $this->withdrawal = $this->approved(1_000, ['bsb' => null, 'number' => null, 'payid' => 'zoe@example.com']);
        $payer = $this->officer('Hugo');
        $seen = app(RevealDestination::class)->handle($this->withdrawal, $payer)->statement_text;

        $this->save(1, 'SOMETHING ELSE', '')->assertSessionHasErrors(['statement_reference' => self::SENT]);
        $this->assertSame([$seen, true], $this->shown('statement_text', 'is_reference_sent'));

        app(ReleasePayout::class)->handle($this->withdrawal, null, $payer);
        $this->save(1, 'SOMETHING ELSE', '')->assertSessionHasNoErrors();
        $this->assertSame(['SOMETHING ELSE', false], $this->shown('statement_text', 'is_reference_sent'));
    }

    public function test_once_the_file_is_out_its_text_stays_and_the_note_can_still_be_written(): void
    {
        $this->save(1, 'THANK YOU', '');
        $this->assertSame([false], $this->shown('is_reference_sent'));
        $batch = $this->exportedBatchOf($this->withdrawal);

        $this->save(2, 'SOMETHING ELSE', '')->assertSessionHasErrors(['statement_reference' => self::SENT]);
        $this->save(2, 'THANK YOU', 'The bank was slow')->assertSessionHasNoErrors();

        $this->assertSame(['THANK YOU', 'The bank was slow', true, $batch->number], $this->shown('statement_reference', 'payment_note', 'is_reference_sent', 'batch_number'));
    }

    public function test_the_page_shows_no_whole_account_number(): void
    {
        $number = (string) $this->withdrawal->bankAccount?->number;

        $response = $this->inertia(route('withdrawals.payment-note', $this->withdrawal))->assertOk();

        $this->assertStringNotContainsString($number, (string) $response->getContent());
        $this->assertStringContainsString('•••'.substr($number, -3), (string) $response->json('props.destination'));
    }

    public function test_note_of_an_unknown_withdrawal_is_not_found(): void
    {
        $this->get(route('withdrawals.payment-note', 999_999))->assertNotFound();
        $this->put(route('withdrawals.payment-note.update', 999_999), [])->assertNotFound();
    }

    /** @return TestResponse<Response> */
    private function save(int $version, string $reference, string $note): TestResponse
    {
        return $this->put(route('withdrawals.payment-note.update', $this->withdrawal), ['version' => $version, 'statement_reference' => $reference, 'payment_note' => $note]);
    }

    /** @return list<mixed> */
    private function shown(string ...$fields): array
    {
        $props = $this->inertia(route('withdrawals.payment-note', $this->withdrawal))->assertOk()->json('props');

        return array_map(static fn (string $field): mixed => $props[$field], array_values($fields));
    }
}
