<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\SmsStatus;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\Client;
use App\Models\Email;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use App\Models\SmsMessage;
use App\Models\WebhookSource;
use Illuminate\Database\Connection;
use Illuminate\Database\QueryException;
use Illuminate\Http\UploadedFile;
use Illuminate\Routing\Route as RegisteredRoute;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Storage;
use PDOException;
use Throwable;

/** The content of a call stays out of the log, whether the call is valid, invalid, forged or breaks the database. */
final class IntakeLogTest extends IntakeTestCase
{
    use SendsWebhooks;

    private const AT = '2026-11-20T14:05:00+11:00';

    private string $file;

    private bool $isBroken = false;

    private WebhookSource $source;

    protected function setUp(): void
    {
        parent::setUp();

        Storage::fake();
        $this->travelTo('2026-11-20 05:00:00');
        $this->file = (string) tempnam(sys_get_temp_dir(), 'paddock-log-');
        config(['logging.default' => 'single', 'logging.channels.single.path' => $this->file, 'paddock.rate_limits.api' => 10_000, 'paddock.rate_limits.webhooks' => 10_000]);
        Log::forgetChannel('single');
        DB::beforeExecuting($this->breakInsert(...));

        $this->source = $this->source(...IntakeScope::cases());
        $client = Client::factory()->createOne(['pin' => '48213887']);
        SiteAccount::factory()->for($client)->for(OperatorSite::factory()->createOne(['slug' => 'topbet']))->createOne(['username' => 'quillfeather88']);
        SmsMessage::factory()->sentByUs()->createOne(['provider_id' => 'SM-77712', 'status' => SmsStatus::Queued]);
        Email::factory()->createOne(['provider_id' => 'EM-77714@paddock.example', 'direction' => 'outbound']);
    }

    protected function tearDown(): void
    {
        unlink($this->file);

        parent::tearDown();
    }

    public function test_content_of_no_call_is_in_the_log(): void
    {
        $token = $this->token(...IntakeScope::cases());
        $statuses = [];
        foreach (self::bodies() as $path => $body) {
            $this->isBroken = true;
            $this->send($path, $body, token: $token);
            $this->isBroken = false;
            $this->sendSigned($this->source, $path, $body, "forged {$path}", headers: ['webhook-signature' => 'v1,AAAA'])->assertUnauthorized();
            foreach (array_keys(Arr::dot($body)) as $field) {
                $wrong = $body;
                Arr::set($wrong, $field, ['Quillfeather was here' => 'Quillfeather was here']);
                $this->send($path, $wrong, token: $token);
            }
            $statuses[$path] = $this->sendSigned($this->source, $path, $body, "right-{$path}")->getStatusCode();
        }

        $this->assertSame([], array_filter($statuses, static fn (int $status): bool => $status >= 300));
        $log = (string) file_get_contents($this->file);
        $this->assertStringContainsString('A database statement failed.', $log);
        foreach (self::told() as $value) {
            $this->assertStringNotContainsStringIgnoringCase($value, $log);
        }
    }

    public function test_values_of_a_deadlock_in_a_nested_transaction_are_not_in_the_log(): void
    {
        $deadlock = new QueryException('mariadb', 'insert into clients (last_name) values (?)', ['Quillfeather'], new PDOException('SQLSTATE[40001]: Deadlock found when trying to get lock'));

        report(rescue(static fn () => DB::transaction(static fn () => DB::transaction(static fn () => throw $deadlock)), static fn (Throwable $failure): Throwable => $failure, report: false));

        $log = (string) file_get_contents($this->file);
        $this->assertStringContainsString('"sql":"insert into clients (last_name) values (?)"', $log);
        $this->assertStringNotContainsString('Quillfeather', $log);
    }

    public function test_every_call_is_tested(): void
    {
        $paths = collect(Route::getRoutes()->getRoutes())
            ->filter(static fn (RegisteredRoute $route): bool => str_starts_with((string) $route->getName(), 'api.') && ! str_starts_with((string) $route->getName(), 'api.webhooks.'))
            ->map(static fn (RegisteredRoute $route): string => preg_replace('#^api/v1/#', '', str_replace('{reference}', 'WD-55512', $route->uri())) ?? '');

        $this->assertSame([], $paths->diff(array_keys(self::bodies()))->values()->all());
    }

    /** @return array<string, array<string, mixed>> by path */
    private static function bodies(): array
    {
        /** @var array<string, array<string, mixed>> $bodies */
        $bodies = [
            'clients' => [
                'company' => 'regal-bet', 'pin' => '7781923', 'first_name' => 'Zebulon', 'last_name' => 'Quillfeather', 'date_of_birth' => '1961-02-28', 'email' => 'zebulon@quillfeather.example',
                'mobile' => '0491 570 156', 'address' => '77 Larkspur Crescent', 'suburb' => 'Wagga Wagga', 'state' => 'NSW', 'postcode' => '2650',
            ],
            'bank-lines' => ['rail' => 'osko', 'bank_reference' => 'NAB-991827', 'end_to_end_id' => 'E2E-55187', 'description' => 'Payment from Zebulon Quillfeather 48213887', 'amount_cents' => 8_123_457, 'value_at' => self::AT],
            'withdrawal-requests' => [
                'reference' => 'WD-55512', 'client_pin' => '48213887', 'amount_cents' => 8_123_457, 'requested_at' => self::AT,
                'destination' => ['holder' => 'Zebulon Quillfeather', 'bsb' => '062-184', 'account_number' => '99817263'],
            ],
            'withdrawal-requests/WD-55512/cancel' => [
                'reference' => 'WD-55512',
                'reason' => 'The wombat changed its mind',
                'cancelled_at' => self::AT,
            ],
            'sms/inbound' => [
                'provider_id' => 'SM-77711',
                'from' => '+61 491 570 156',
                'to' => '+61 491 570 157',
                'body' => 'My wombat needs the money back',
                'received_at' => self::AT,
            ],
            'sms/delivery-reports' => [
                'provider_id' => 'SM-77712',
                'status' => 'sent',
                'error' => 'The wombat ate the phone',
                'occurred_at' => self::AT,
            ],
            'emails/inbound' => [
                'provider_id' => 'EM-77713@quillfeather.example',
                'from' => 'Zebulon <zebulon@quillfeather.example>',
                'to' => 'help@paddock.example',
                'subject' => 'The wombat',
                'body' => '<p>My wombat needs the money back</p>',
                'received_at' => self::AT,
            ],
            'emails/delivery-reports' => [
                'provider_id' => 'EM-77714@paddock.example',
                'status' => 'bounced',
                'reason' => 'The wombat ate the mailbox',
                'occurred_at' => self::AT,
            ],
            'phone-logs' => [
                'external_id' => 'CALL-77712',
                'direction' => 'inbound',
                'number' => '0491 570 156',
                'seconds' => 60,
                'outcome' => 'answered',
                'called_at' => self::AT,
            ],
            'rsg-communications' => [
                'external_id' => 'RSG-33312',
                'client_pin' => '48213887',
                'channel' => 'email',
                'body' => 'I cannot stop, says the wombat',
                'sent_at' => self::AT,
            ],
            'form-submissions' => [
                'external_id' => 'FORM-44412',
                'form_type' => 'deposit_limit',
                'client_pin' => '48213887',
                'fields' => ['Why' => 'Because of the wombat'],
                'submitted_at' => self::AT,
            ],
            'bets' => [
                'bets' => [
                    [
                        'external_id' => 'BET-66612',
                        'operator_site' => 'topbet',
                        'username' => 'quillfeather88',
                        'sport' => 'Wombat racing',
                        'market' => 'Wombat R7',
                        'selection' => 'Old Wombat',
                        'stake_cents' => 8_123_457,
                        'odds_milli' => 2_500,
                        'status' => 'open',
                        'placed_at' => self::AT,
                    ],
                ],
            ],
            'ip-sightings' => [
                'sightings' => [
                    ['client_pin' => '48213887', 'ip' => '203.0.113.77', 'device_hash' => 'wombat-device', 'seen_at' => self::AT],
                ],
            ],
            'betstop-updates' => [
                'external_id' => 'NSER-88812',
                'SMR-99912',
                'first_name' => 'Zebulon',
                'last_name' => 'Quillfeather',
                'date_of_birth' => '1961-02-28',
                'email' => 'zebulon@quillfeather.example',
                'change' => 'registered',
                'effective_at' => '2026-11-19T00:00:00+11:00',
            ],
            'social-media-reviews' => [
                'external_id' => 'SMR-99912',
                'client_pin' => '48213887',
                'platform_name' => 'Wombatgram',
                'screenshot' => base64_encode(UploadedFile::fake()->image('wombat.png', 64, 64)->getContent()),
            ],
        ];

        return $bodies;
    }

    /** @return list<string> the values that identify a person or a payment */
    private static function told(): array
    {
        return [
            'Zebulon', 'Quillfeather', 'Larkspur', 'Wagga', 'wombat', '1961-02-28', '0491', '491 570', '491570', '7781923', '48213887', '062-184', '062184', '99817263', '203.0.113.77',
            'NAB-991827', 'E2E-55187', 'WD-55512', 'SM-7771', 'EM-7771', 'RSG-33312', 'FORM-44412', 'BET-66612', 'NSER-88812', 'SMR-99912', '8123457',
        ];
    }

    /**
     * Breaks the first statement of the work with an error like MariaDB's: with a value in its own message, and all of them in the
     * framework's.
     *
     * @param  array<array-key, mixed>  $values
     */
    private function breakInsert(string $sql, array $values, Connection $connection): void
    {
        if (
            $this->isBroken
            && preg_match(
                '/^(?:insert|update) .*(?:clients|bank_lines|withdrawals|sms_messages|emails|rsg_|bets|ip_sightings|betstop_updates|conversations|social_media_reviews)/',
                $sql,
            ) === 1
        ) {
            throw new QueryException(
                (string) $connection->getName(),
                $sql,
                $values,
                new PDOException(
                    "SQLSTATE[23000]: Duplicate entry '".implode("', '", array_filter($values, is_scalar(...)))."' for key",
                ),
            );
        }
    }
}
