<?php

declare(strict_types=1);

namespace App\Actions\Services;

use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Infrastructure\Encryption\CredentialVault;
use App\Models\ServiceCredential;
use App\Models\User;
use SensitiveParameter;

final readonly class AddCredential
{
    public function __construct(private CredentialVault $vault, private SentFormRegistry $forms, private AuditTrail $audit) {}

    /**
     * @param  array<string, mixed>  $fields
     * @param  string|null  $reference  identifies the form
     */
    public function handle(array $fields, #[SensitiveParameter] string $secret, User $user, ?string $reference): ServiceCredential
    {
        // Only the fingerprint of the secret, because the hash of the content is stored.
        return $this->forms->once(
            $user,
            $reference,
            ServiceCredential::class,
            [...$fields, 'secret' => $this->vault->fingerprint($secret)],
            function () use ($fields, $secret, $user): ServiceCredential {
                $credential = ServiceCredential::query()->create([
                    ...$fields,
                    ...$this->vault->seal($secret),
                    'rotated_at' => now(),
                ]);
                $this->audit->record(
                    'service_credential.added',
                    $credential,
                    after: array_filter($fields, static fn (mixed $value): bool => $value !== null),
                    actorId: $user->id,
                );

                return $credential;
            });
    }
}
