<?php

declare(strict_types=1);

namespace Tests\Feature\Faults;

use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\Group;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/**
 * SQLite on a full disk: `max_page_count` causes the same error ("database or disk is full", SQLITE_FULL)
 * that a full file system does.
 */
#[Group('sqlite')]
final class DiskFullTest extends TestCase
{
    // SQLite then rolls back the whole transaction, so the calls must not be in an outer one.
    use RemembersReadinessApart, SharedDatabase;

    private string $token;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->rememberReadinessApart();
        $this->token = User::factory()->withAbilities()->createOne(['is_developer_staff' => true])->createToken('test', [IntakeScope::CreateBankLines->value])->plainTextToken;
    }

    public function test_caller_gets_an_error_and_no_partial_record_stays(): void
    {
        $this->send('BEFORE')->assertCreated();
        $this->fillUp();

        $refused = 0;
        for ($number = 0; $number < 60 && $refused < 3; $number++) {
            $answer = $this->send("FULL-{$number}");
            $status = $answer->getStatusCode();
            $this->assertContains($status, [201, 503], (string) $answer->getContent());
            $refused += $status === 503 ? 1 : 0;
        }

        $this->assertSame(3, $refused, 'The disk never was full.');
        $this->assertEveryRecordIsWhole();
        $this->useUp();
        $this->get('/ready')->assertStatus(503)->assertJsonPath('parts.database', false);
    }

    public function test_same_call_succeeds_once_when_there_is_space_again(): void
    {
        $this->fillUp();
        $number = 0;
        do {
            $status = $this->send('FULL-'.++$number)->getStatusCode();
        } while ($status === 201 && $number < 60);
        $this->assertSame(503, $status);

        DB::statement('pragma max_page_count = 1073741823');
        $this->send("FULL-{$number}")->assertCreated();
        $this->send("FULL-{$number}")->assertCreated()->assertHeader('Idempotency-Replayed', 'true');

        $this->assertSame(1, DB::table('bank_lines')->where('bank_reference', "FULL-{$number}")->count());
        $this->assertEveryRecordIsWhole();
        $this->assertTrue($this->get('/ready')->json('parts.database'));
    }

    /** @return TestResponse<Response> */
    private function send(string $reference): TestResponse
    {
        $this->app?->make('auth')->forgetGuards();

        return $this->postJson('/api/v1/bank-lines', [
            'rail' => 'osko', 'bank_reference' => $reference, 'description' => 'Payment from Emma Walsh 48213', 'amount_cents' => 25_000, 'value_at' => '2026-11-20T14:05:00+11:00',
        ], ['Authorization' => "Bearer {$this->token}", 'Idempotency-Key' => $reference]);
    }

    private function fillUp(): void
    {
        $pages = DB::selectOne('pragma page_count')->page_count;
        DB::statement('pragma max_page_count = '.($pages + 2));
    }

    /** Space that is too small for a call can still be enough for the row that `/ready` writes. */
    private function useUp(): void
    {
        $isFull = false;
        for ($number = 0; $number < 60 && ! $isFull; $number++) {
            $isFull = ! rescue(static fn (): bool => DB::table('cache')->insert(['key' => "full-{$number}", 'value' => str_repeat('x', 1_000), 'expiration' => 0]), false, false);
        }
        $this->assertTrue($isFull, 'The disk never was full.');
    }

    private function assertEveryRecordIsWhole(): void
    {
        $lines = DB::table('bank_lines')->count();
        $this->assertSame($lines, DB::table('deposits')->count());
        $this->assertSame($lines, DB::table('audit_events')->where('action', 'deposit.received')->count());
        $this->assertSame($lines, DB::table('outbox')->where('topic', 'notify')->count());
        $this->assertSame($lines, DB::table('ledger_transactions')->count());
    }
}
