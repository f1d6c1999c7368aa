<?php

declare(strict_types=1);

namespace App\Actions\DeveloperTools;

use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\User;
use Illuminate\Support\Facades\DB;

final readonly class IssueApiToken
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  list<IntakeScope>  $scopes
     * @param  int|null  $days  until it expires; null for no expiry
     * @return string the token; show it once, only its hash is stored
     */
    public function handle(User $owner, string $name, array $scopes, ?int $days): string
    {
        $abilities = array_column($scopes, 'value');

        return DB::transaction(function () use ($owner, $name, $abilities, $days): string {
            $token = $owner->createToken($name, $abilities, $days === null ? null : now()->addDays($days));
            $this->audit->record(
                'api_token.issued',
                $owner,
                after: ['id' => $token->accessToken->getKey(), 'name' => $name, 'scopes' => $abilities, 'days' => $days],
            );

            return $token->plainTextToken;
        });
    }
}
