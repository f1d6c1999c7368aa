<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\BankAccountStatus;
use App\Enums\WithdrawalStatus;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\IdempotencyKey;
use App\Models\Withdrawal;
use Illuminate\Contracts\Encryption\Encrypter as EncrypterContract;
use Illuminate\Encryption\Encrypter;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;

final class RequestWithdrawalTest extends IntakeTestCase
{
    private Client $emma;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
        $this->emma = Client::factory()->createOne(['pin' => '48213']);
    }

    public function test_request_is_pending_for_its_client_with_a_masked_destination(): void
    {
        $answer = $this->request()->assertCreated();

        $withdrawal = Withdrawal::query()->with('bankAccount')->sole();
        $answer->assertExactJson([
            'id' => $withdrawal->id, 'reference' => 'WD-1', 'client_id' => $this->emma->id, 'amount_cents' => 25_000, 'status' => 'pending', 'destination' => '063-000 •••456',
        ]);
        $this->assertSame([WithdrawalStatus::Pending, '2026-11-20 03:05:00'], [$withdrawal->status, $withdrawal->requested_at->format('Y-m-d H:i:s')]);
        $this->assertSame(
            ['063-000', '00123456', null, 'Emma Walsh', BankAccountStatus::Unverified],
            [$withdrawal->bankAccount?->bsb, $withdrawal->bankAccount?->number, $withdrawal->bankAccount?->payid, $withdrawal->bankAccount?->holder, $withdrawal->bankAccount?->status],
        );
    }

    public function test_account_number_is_stored_encrypted_only(): void
    {
        $this->request()->assertCreated();
        $this->request(['reference' => 'WD-2', 'destination' => ['holder' => 'E', 'payid' => 'emma.walsh@example.com']])->assertCreated();

        $rows = json_encode([DB::table('bank_accounts')->get(), DB::table('audit_events')->get(), DB::table('outbox')->get(), IdempotencyKey::query()->get()], JSON_THROW_ON_ERROR);
        $this->assertStringContainsString('063-000', $rows);
        foreach (['00123456', 'emma.walsh@', hash('sha256', 'account:063-000:00123456')] as $secret) {
            $this->assertStringNotContainsString($secret, $rows);
        }
    }

    /**
     * @param  array<string, string>  $written
     * @param  array<string, string>  $again
     */
    #[TestWith([['bsb' => '063 000', 'account_number' => '00-123 456'], ['bsb' => '063000', 'account_number' => '00123456']])]
    #[TestWith([['payid' => 'Emma@Example.com'], ['payid' => 'emma@example.COM']])]
    #[TestWith([['payid' => '0491 570 156'], ['payid' => '+61491570156']])]
    #[TestWith([['payid' => '51 824 753 556'], ['payid' => '51824753556']])]
    public function test_destination_in_two_notations_is_one_account(array $written, array $again): void
    {
        $this->request(['destination' => ['holder' => 'Emma Walsh', ...$written]])->assertCreated();
        BankAccount::query()->update(['status' => BankAccountStatus::Verified]);

        $this->request(['destination' => ['holder' => 'E WALSH', ...$again]])->assertOk();
        $this->request(['reference' => 'WD-2', 'destination' => ['holder' => 'E WALSH', ...$again]])->assertCreated();

        $this->assertSame(['Emma Walsh', BankAccountStatus::Verified], [BankAccount::query()->sole()->holder, BankAccount::query()->sole()->status]);
        $this->assertSame(2, Withdrawal::query()->where('bank_account_id', BankAccount::query()->sole()->id)->count());
    }

    public function test_leading_zeros_are_part_of_a_number(): void
    {
        $this->request()->assertCreated();

        $this->request(['destination' => ['holder' => 'Emma Walsh', 'bsb' => '063-000', 'account_number' => '123456']])->assertConflict();
    }

    public function test_two_clients_with_one_account_have_a_row_each(): void
    {
        Client::factory()->createOne(['pin' => '48214']);

        $this->request()->assertCreated();
        $this->request(['reference' => 'WD-2', 'client_pin' => 48214])->assertCreated();

        $this->assertSame([2, 1], [BankAccount::query()->count(), BankAccount::query()->distinct()->count('fingerprint')]);
    }

    public function test_account_is_found_after_the_application_key_was_replaced(): void
    {
        $this->request()->assertCreated();

        $old = app(EncrypterContract::class)->getKey();
        $this->app?->instance('encrypter', $encrypter = (new Encrypter(random_bytes(32), 'AES-256-CBC'))->previousKeys([$old]));
        BankAccount::encryptUsing($encrypter);
        $this->request(['reference' => 'WD-2'])->assertCreated()->assertJsonPath('destination', '063-000 •••456');
        BankAccount::encryptUsing(null);

        $this->assertSame(1, BankAccount::query()->count());
    }

    public function test_request_without_a_destination_waits_for_staff(): void
    {
        $this->request(['destination' => null])->assertCreated()->assertJsonPath('destination', null);

        $this->assertSame(0, BankAccount::query()->count());
    }

    #[TestWith(['client_pin', '48214'])]
    #[TestWith(['destination', null])]
    #[TestWith(['destination', ['holder' => 'Emma Walsh', 'payid' => 'emma@example.com']])]
    public function test_other_client_or_destination_is_other_content(string $field, mixed $value): void
    {
        Client::factory()->createOne(['pin' => '48214']);
        $this->request()->assertCreated();

        $this->request([$field => $value])->assertConflict();

        $this->assertSame([1, 1], [Withdrawal::query()->count(), BankAccount::query()->count()]);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function request(array $change = []): TestResponse
    {
        return $this->send('withdrawal-requests', [...IncomingWork::withdrawal()->body, ...$change]);
    }
}
