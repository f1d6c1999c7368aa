<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Infrastructure\Encryption\CredentialVault;
use App\Models\CredentialReveal;
use App\Models\ServiceCredential;
use App\Models\User;
use Illuminate\Database\Seeder;

/** Credentials with made-up secrets, and who revealed them. */
final class ServicesSeeder extends Seeder
{
    /** Service, address, username, owner, days until the rotation, notes. */
    private const CREDENTIALS = [
        ['Business banking', 'https://banking.example/business', 'paddock-payments', 'Dana', 5, 'Payment files are uploaded with a second approver. The token is in the safe in the payments room.'],
        ['Bank feed', 'https://feed.bank.example', 'paddock-feed', 'Dana', 62, 'Credits arrive every minute. Support: see External contacts.'],
        ['SMS gateway', 'https://sms.example/console', 'ops@paddock.example', 'Maya', -4, 'Change the webhook secret in Developer > Webhook sources too.'],
        ['BetStop portal', 'https://portal.betstop.example', 'paddock-rsg', 'Maya', 28, null],
        ['Domain registrar', 'https://registrar.example', 'paddock-it', 'Felix', 140, 'All four brand domains renew in March.'],
        ['Mail provider', 'https://mail.example/admin', 'postmaster@paddock.example', 'Felix', null, null],
        ['Identity checks', 'https://idcheck.example', 'paddock-kyc', 'Anjali', 11, 'Document checks for new accounts, $1.10 each.'],
        ['ASIC Connect', 'https://asic.example', 'paddock-company', 'Dana', 300, null],
        ['Office Wi-Fi', null, 'Paddock-Staff', 'Felix', null, 'Guests use Paddock-Guest.'],
        ['Form guide subscription', 'https://formguide.example', 'racing@paddock.example', 'Hugo', 45, null],
    ];

    public function __construct(private readonly CredentialVault $vault) {}

    public function run(): void
    {
        $staff = User::query()->pluck('id', 'first_name');
        foreach (self::CREDENTIALS as $index => [$service, $address, $username, $owner, $days, $notes]) {
            $created = now()->subDays(120 + 9 * $index);
            $credential = ServiceCredential::query()->create([
                'service' => $service, 'address' => $address, 'username' => $username, 'owner_id' => $staff[$owner], 'notes' => $notes,
                'rotate_on' => $days === null ? null : now()->addDays($days), 'reminded_for' => $days !== null && $days <= 7 ? now()->addDays($days) : null,
                'rotated_at' => now()->subDays(60 + $index), ...$this->vault->seal("demo-secret-{$index}-not-real"), 'created_at' => $created, 'updated_at' => $created,
            ]);
            foreach ([['Hugo', 'Uploading the evening payment file'], ['Anjali', 'Checking a returned payment']] as $hour => [$name, $reason]) {
                if ($index < 3) {
                    CredentialReveal::query()->create([
                        'service_credential_id' => $credential->id, 'user_id' => $staff[$name], 'is_copy' => $hour === 1, 'reason' => $reason,
                        'ip' => '203.0.113.'.(20 + $hour), 'created_at' => now()->subHours(30 + 20 * $index - $hour),
                    ]);
                }
            }
        }
        $old = ServiceCredential::query()->where('service', 'Form guide subscription')->sole();
        ServiceCredential::query()->create([...$old->only(['owner_id', 'secret', 'key_id']), 'service' => 'Old form guide', 'username' => 'racing', 'archived_at' => now()->subMonths(2)]);
    }
}
