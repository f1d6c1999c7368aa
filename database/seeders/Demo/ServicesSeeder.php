<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Infrastructure\Encryption\CredentialVault;
use App\Models\Contact;
use App\Models\CredentialReveal;
use App\Models\ServiceCredential;
use App\Models\User;
use Carbon\CarbonImmutable;
use Carbon\CarbonInterface;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;

/** Credentials with made-up secrets, who revealed them, and contacts. */
final class ServicesSeeder extends Seeder
{
    /** Service, address, username, owner, days until the rotation, notes. */
    private const CREDENTIALS = [
        [
            'Business banking',
            'https://banking.example/business',
            'paddock-payments',
            'Dana',
            5,
            'Payment files are uploaded with a second approver. The token is in the safe in the payments room.',
        ],
        [
            'Bank feed',
            'https://feed.bank.example',
            'paddock-feed',
            'Dana',
            62,
            'Credits arrive every minute. Support: see External contacts.',
        ],
        [
            'SMS gateway',
            'https://sms.example/console',
            'ops@paddock.example',
            'Maya',
            -4,
            'Change the webhook secret in Developer > Webhook sources too.',
        ],
        ['BetStop portal', 'https://portal.betstop.example', 'paddock-rsg', 'Maya', 28, null],
        ['Domain registrar', 'https://registrar.example', 'paddock-it', 'Felix', 140, 'All four brand domains renew in March.'],
        ['Mail provider', 'https://mail.example/admin', 'postmaster@paddock.example', 'Felix', null, null],
        ['Identity checks', 'https://idcheck.example', 'paddock-kyc', 'Anjali', 11, 'Document checks for new accounts, $1.10 each.'],
        ['ASIC Connect', 'https://asic.example', 'paddock-company', 'Dana', 300, null],
        ['Office Wi-Fi', null, 'Paddock-Staff', 'Felix', null, 'Guests use Paddock-Guest.'],
        ['Form guide subscription', 'https://formguide.example', 'racing@paddock.example', 'Hugo', 45, null],
    ];

    /** Name, organisation, role, mobile, phone, email, notes. The numbers are ACMA's, for fiction. */
    private const CONTACTS = [
        'company' => [
            ['Payments desk', 'Paddock', 'Payments', null, '+61355550110', 'payments@paddock.example', 'Weekdays 8 am to 8 pm, weekends from 10 am.'],
            ['RSG desk', 'Paddock', 'Responsible gambling', '+61491570110', '+61355550111', 'rsg@paddock.example', 'Answers within 15 minutes during racing.'],
            ['Dana Whitford', 'Paddock', 'Payments manager', '+61491570156', null, 'dana.whitford@paddock.example', 'Call first about payments over $10,000.'],
            ['Felix Brandt', 'Paddock', 'Developer on call', '+61491570157', null, 'felix.brandt@paddock.example', null],
            ['Reception', 'Paddock', 'Office', null, '+61355550100', 'office@paddock.example', 'Level 4. Deliveries until 5 pm.'],
        ],
        'external' => [
            [
                'Business banking support',
                'Commonwealth Bank',
                'Payment files',
                null,
                '+61255500120',
                'business@bank.example',
                'Have the batch number ready.',
            ],
            [
                'Harriet Long',
                'BetStop',
                'Register support',
                '+61491570158',
                '+61255500121',
                'support@betstop.example',
                'For notices that don’t match a client.',
            ],
            ['Aidan Murphy', 'Genweb', 'Account manager', '+61491570159', null, 'aidan.murphy@genweb.example', null],
            ['Priority support', 'SMS gateway', 'Delivery problems', null, '+61755500122', 'support@sms.example', 'Quote the message id.'],
            ['Georgia Papas', 'Papas & Lowe', 'Lawyer', '+61491571266', '+61355500123', 'georgia@papaslowe.example', 'Privacy and complaints.'],
            ['Card security', 'Commonwealth Bank', 'Fraud, 24 hours', null, '+61355500124', null, 'First call when a bank account may be stolen.'],
        ],
    ];

    public function __construct(private readonly CredentialVault $vault) {}

    public function run(): void
    {
        $staff = User::query()->pluck('id', 'first_name');
        $today = CarbonImmutable::today(config()->string('paddock.timezone'));
        foreach (self::CREDENTIALS as $index => [$service, $address, $username, $owner, $days, $notes]) {
            $created = now()->subDays(120 + 9 * $index);
            $credential = ServiceCredential::query()->create([
                'service' => $service,
                'address' => $address,
                'username' => $username,
                'owner_id' => $staff[$owner],
                'notes' => $notes,
                'rotate_on' => $days === null ? null : $today->addDays($days),
                'reminded_for' => $days !== null && $days <= 7 ? $today->addDays($days) : null,
                'rotated_at' => now()->subDays(60 + $index),
                ...$this->vault->seal("demo-secret-{$index}-not-real"),
                'created_at' => $created,
                'updated_at' => $created,
            ]);
            $this->log($credential, 'added', $staff['Maya'], $credential->only(['service', 'address', 'username', 'owner_id', 'notes']), $created);
            foreach ([['Hugo', 'Uploading the evening payment file'], ['Anjali', 'Checking a returned payment']] as $hour => [$name, $reason]) {
                if ($index < 3) {
                    $at = now()->subHours(30 + 20 * $index - $hour);
                    CredentialReveal::query()->create([
                        'service_credential_id' => $credential->id, 'user_id' => $staff[$name], 'is_copy' => $hour === 1, 'reason' => $reason,
                        'ip' => '203.0.113.'.(20 + $hour), 'created_at' => $at,
                    ]);
                    $this->log($credential, $hour === 1 ? 'copied' : 'revealed', $staff[$name], ['reason' => $reason], $at);
                }
            }
        }
        $old = ServiceCredential::query()->where('service', 'Form guide subscription')->sole();
        $archived = ServiceCredential::query()->create([
            ...$old->only(['owner_id', 'secret', 'key_id', 'created_at']),
            'service' => 'Old form guide',
            'username' => 'racing',
            'rotated_at' => $old->created_at,
            'archived_at' => now()->subMonths(2),
        ]);
        $this->log($archived, 'archived', $staff['Hugo'], [], now()->subMonths(2));
        foreach (self::CONTACTS as $kind => $contacts) {
            foreach ($contacts as [$name, $organisation, $role, $mobile, $phone, $email, $notes]) {
                Contact::query()->create([
                    'kind' => $kind,
                    'name' => $name,
                    'organisation' => $organisation,
                    'role' => $role,
                    'mobile_e164' => $mobile,
                    'phone_e164' => $phone,
                    'email' => $email,
                    'notes' => $notes,
                ]);
            }
        }
    }

    /** @param  array<string, mixed>  $after */
    private function log(ServiceCredential $credential, string $action, int $actorId, array $after, CarbonInterface $at): void
    {
        DB::table('audit_events')->insert([
            'actor_id' => $actorId,
            'subject_type' => 'service_credential',
            'subject_id' => $credential->id,
            'action' => "service_credential.{$action}",
            'before' => '{}',
            'after' => json_encode(array_filter($after, static fn (mixed $value): bool => $value !== null), JSON_THROW_ON_ERROR),
            'created_at' => $at,
        ]);
    }
}
