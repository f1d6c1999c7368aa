<?php

declare(strict_types=1);

namespace Tests\Feature\Leads;

use App\Actions\Leads\ConvertLead;
use App\Domain\Leads\ConversionChoice;
use App\Enums\Ability;
use App\Enums\LeadStatus;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Company;
use App\Models\Lead;
use App\Models\User;
use App\Support\OperationRefusedException;
use Closure;
use Illuminate\Support\Facades\Queue;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** A double click, and a colleague who converts the same person. */
final class SimultaneousConversionsTest extends TestCase
{
    use SharedDatabase;

    private const PEOPLE = 4;

    public function test_simultaneous_conversions_create_one_client(): void
    {
        Queue::fake();
        $user = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $company = Company::query()->create(['slug' => 'regal-bet', 'name' => 'Regal Bet', 'color' => '#0b6b4b']);
        $person = [
            'first_name' => 'Harriet',
            'last_name' => 'Okafor',
            'date_of_birth' => '1986-02-04',
            'mobile_e164' => '+61491570156',
            'company_id' => $company->id,
            'status' => LeadStatus::Qualified,
        ];
        $lead = Lead::factory()->createOne($person);
        $twin = Lead::factory()->createOne($person);

        $outcomes = $this->crowd()->act([
            ...array_fill(0, self::PEOPLE, self::converter($lead->id, $user->id)),
            self::converter($twin->id, $user->id),
        ]);

        $this->assertEqualsCanonicalizing(['converted', ...array_fill(0, self::PEOPLE, 'refused')], $outcomes);
        $this->assertSame(1, Client::query()->count());
        $this->assertSame(1, AuditEvent::query()->where('action', 'lead.converted')->count());
    }

    /** @return Closure(Closure(): void): string */
    private static function converter(int $leadId, int $userId): Closure
    {
        return static function (Closure $wait) use ($leadId, $userId): string {
            [$lead, $user] = [Lead::query()->findOrFail($leadId), User::query()->findOrFail($userId)];
            $wait();

            try {
                app(ConvertLead::class)->handle($lead, new ConversionChoice, $user);
            } catch (OperationRefusedException) {
                return 'refused';
            }

            return 'converted';
        };
    }
}
