<?php

declare(strict_types=1);

namespace Tests\Feature\Messages;

use App\Actions\Messages\ApproveBlast;
use App\Actions\Messages\CheckBlast;
use App\Actions\Messages\SendBlast;
use App\Enums\Ability;
use App\Enums\BlastRecipientStatus;
use App\Jobs\Messages\RunBlast;
use App\Models\AuditEvent;
use App\Models\Blast;
use App\Models\BlastRecipient;
use App\Models\SmsMessage;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Str;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\CreatesClearClients;
use Tests\TestCase;

/** Blasts to the clients of a file. */
final class ExcelBlastTest extends TestCase
{
    use CreatesClearClients, RefreshDatabase;

    public function test_file_names_clients_and_gives_the_text_its_values(): void
    {
        Queue::fake([RunBlast::class]);
        $client = $this->client(['pin' => 'WH1234']);
        $this->client(['pin' => 'XX9999', 'mobile_e164' => '+61491570157', 'email' => 'other@example.com']);
        $rows = "Mobile;Bonus code\n0491 570 156;SPRING\n0491 570 157;\n0400 000 000;A\n12;B\n+61 491 570 156;TWICE";

        $this->actingAs($this->marketer())
            ->post('/messages/excel-blasts', $this->form(['file' => UploadedFile::fake()->createWithContent('rows.csv', $rows), 'file_name' => 'march.xlsx']))
            ->assertSessionHasNoErrors();

        $blast = Blast::query()->sole();
        $this->assertSame(['query' => [], 'file' => 'march.xlsx', 'skipped' => [
            ['row' => 3, 'reason' => 'No client has this number.'], ['row' => 4, 'reason' => 'Not an Australian mobile number.'], ['row' => 5, 'reason' => 'The client is in an earlier row.'],
        ]], $blast->audience);
        while (app(CheckBlast::class)->handle($blast->id));
        $this->assertSame(['bonus_code' => 'SPRING'], array_diff_key(BlastRecipient::query()->where('client_id', $client->id)->sole()->values ?? [], ['mobile' => 1]));
        $this->assertSame([BlastRecipientStatus::Eligible, BlastRecipientStatus::Suppressed], BlastRecipient::query()->orderBy('client_id')->pluck('status')->all(), 'The second has no bonus code.');
    }

    public function test_pin_of_a_merged_client_names_the_client_it_was_merged_into(): void
    {
        Queue::fake([RunBlast::class]);
        $client = $this->client(['pin' => '10001']);
        $this->client(['pin' => '10002', 'merged_into_id' => $client->id, 'deleted_at' => now()]);

        $this->actingAs($this->marketer())
            ->post('/messages/excel-blasts', $this->form(['file' => UploadedFile::fake()->createWithContent('rows.csv', "PIN,Bonus code\n10002,SPRING\n10003,A")]))
            ->assertSessionHasNoErrors();

        $this->assertSame([$client->id], BlastRecipient::query()->pluck('client_id')->all());
        $this->assertSame([['row' => 2, 'reason' => 'No client has this PIN.']], Blast::query()->sole()->audience['skipped'] ?? null);
    }

    #[TestWith(["Name\nWill", 'The file needs a column “PIN” or “Mobile”.'])]
    #[TestWith(['PIN', 'The file has headings but no rows.'])]
    #[TestWith(["PK\x03\x04", 'This is an Excel workbook. Rename it to end in .xlsx and choose it again.'])]
    public function test_file_that_cannot_be_used_says_why(string $rows, string $why): void
    {
        $this->actingAs($this->marketer())
            ->post('/messages/excel-blasts', $this->form(['file' => UploadedFile::fake()->createWithContent('rows.csv', $rows)]))
            ->assertSessionHasErrors(['file' => $why]);
        $this->assertSame(0, Blast::query()->count());
    }

    public function test_file_of_guessed_numbers_is_refused_to_an_author_who_sees_contacts_masked(): void
    {
        Queue::fake([RunBlast::class]);
        $this->client();
        $rows = "Mobile\n0491570156";
        for ($number = 0; $number < 30; $number++) {
            $rows .= "\n".(491_570_200 + $number);
        }
        $form = fn (): array => $this->form(['body' => '{company}. Reply STOP to opt out.', 'file' => UploadedFile::fake()->createWithContent('rows.csv', $rows)]);

        $this->actingAs($this->marketer())->post('/messages/excel-blasts', $form())
            ->assertSessionHasErrors(['file' => 'Too many of these numbers belong to no client. Use a file with PINs, or wait a few minutes.']);
        $this->assertSame([0, 21], [Blast::query()->count(), AuditEvent::query()->where('action', 'contact.lookup_missed')->count()]);

        $reader = User::factory()->withAbilities(Ability::SendExcelSmsBlasts, Ability::ViewSmsPanel)->createOne();
        $this->actingAs($reader)->post('/messages/excel-blasts', $form())->assertSessionHasNoErrors();
    }

    public function test_repeated_numbers_and_other_rows_do_not_pay_for_guesses(): void
    {
        Queue::fake([RunBlast::class]);
        $this->client();
        $rows = 'Mobile'.str_repeat("\n0491570156", 150).str_repeat("\nnone", 150);
        for ($number = 0; $number < 30; $number++) {
            $rows .= "\n".(491_570_200 + $number);
        }

        $this->actingAs($this->marketer())->post(
            '/messages/excel-blasts',
            $this->form(['body' => '{company}. Reply STOP to opt out.', 'file' => UploadedFile::fake()->createWithContent('rows.csv', $rows)]),
        )->assertSessionHasErrors(['file' => 'Too many of these numbers belong to no client. Use a file with PINs, or wait a few minutes.']);
    }

    public function test_pins_find_clients_whatever_their_case(): void
    {
        Queue::fake([RunBlast::class]);
        $client = $this->client(['pin' => 'WH1234']);

        $this->actingAs($this->marketer())->post(
            '/messages/excel-blasts',
            $this->form(['body' => '{company}. Reply STOP to opt out.', 'file' => UploadedFile::fake()->createWithContent('rows.csv', "pin,note\nwh1234,x\n\nNONE,y")]),
        );

        $this->assertSame([$client->id], BlastRecipient::query()->pluck('client_id')->all());
        $this->assertSame([['row' => 3, 'reason' => 'No client has this PIN.']], Blast::query()->sole()->audience['skipped'] ?? []);
    }

    #[TestWith(['PIN', 'BONUS Code', 'pin'])]
    #[TestWith(['ClientPin', 'BonusCode', 'client_pin'])]
    #[TestWith(['clientPIN', 'bonusCode', 'client_pin'])]
    public function test_headings_may_have_capitals(string $pin, string $bonus, string $pinColumn): void
    {
        Queue::fake([RunBlast::class]);
        $client = $this->client(['pin' => 'WH1234']);

        $this->send("{$pin},{$bonus}\nWH1234,SPRING")->assertSessionHasNoErrors();

        $this->assertSame([[$pinColumn => 'WH1234', 'bonus_code' => 'SPRING'], $client->id], [BlastRecipient::query()->sole()->values, BlastRecipient::query()->sole()->client_id]);
    }

    public function test_file_with_two_columns_for_one_variable_of_the_text_is_refused(): void
    {
        Queue::fake([RunBlast::class]);
        $client = $this->client(['pin' => 'WH1234']);

        $this->send("PIN,Bonus code 1,Bonus code 2\nWH1234,SPRING,AUTUMN")
            ->assertSessionHasErrors(['file' => '{bonus_code} can be “Bonus code 1” or “Bonus code 2”. Rename one of these columns. Digits don’t count.']);
        $this->assertSame(0, Blast::query()->count());

        $this->send("PIN,Phone 1,Phone 2,Company,company,Bonus code\nWH1234,1,2,A,B,SPRING")->assertSessionHasNoErrors();
        $this->assertSame([$client->id], BlastRecipient::query()->pluck('client_id')->all());
    }

    /** The text must say who sends it (Spam Act 2003 (Cth), s 17). */
    public function test_column_of_the_file_does_not_replace_the_sender(): void
    {
        Queue::fake();
        $client = $this->client(['pin' => 'WH1234']);
        $this->send("PIN,Company,Bonus code\nWH1234,Your bank,SPRING")->assertSessionHasNoErrors();
        $blast = Blast::query()->sole();
        while (app(CheckBlast::class)->handle($blast->id));
        app(ApproveBlast::class)->handle($blast->refresh(), $this->marketer());
        app(SendBlast::class)->handle($blast->id);

        $this->assertSame("{$client->company->name}: use SPRING. Reply STOP to opt out.", SmsMessage::query()->sole()->body);
    }

    /** @return TestResponse<Response> */
    private function send(string $rows): TestResponse
    {
        return $this->actingAs($this->marketer())->post('/messages/excel-blasts', $this->form(['file' => UploadedFile::fake()->createWithContent('rows.csv', $rows)]));
    }

    private function marketer(): User
    {
        return User::factory()->withAbilities(Ability::ViewSmsBlasts, Ability::SendExcelSmsBlasts)->createOne(['timezone' => 'Australia/Melbourne']);
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return array<string, mixed>
     */
    private function form(array $fields): array
    {
        return ['name' => 'From a file', 'body' => '{company}: use {bonus_code}. Reply STOP to opt out.', 'send_until' => '2026-11-25T16:00', 'reference' => (string) Str::uuid(), ...$fields];
    }
}
