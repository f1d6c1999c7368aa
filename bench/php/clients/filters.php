<?php

declare(strict_types=1);

use App\Lists\Clients\ClientSalesFilter;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * All filters of the client list with frequent and rare values, and the orders; the keys are names for the results.
 *
 * @return array<string, string> the query of each
 */
function client_filters(): array
{
    $day = static fn (int $ago): string => CarbonImmutable::now()->subDays($ago)->toDateString();
    $manager = DB::table('clients')->whereNotNull('account_manager_id')->value('account_manager_id');
    $queries = [
        'status is active' => ['status' => 'active'], 'status is pending' => ['status' => 'pending'], 'status is not active' => ['status' => 'active', 'status_op' => 'not'],
        'status is closed or dormant' => ['status' => 'closed,dormant'],
        'company is one' => ['company' => '1'], 'manager is one' => ['account_manager' => (string) $manager], 'manager is me' => ['account_manager' => 'me'], 'no manager' => ['account_manager' => 'unassigned'],
        'affiliate is one' => ['affiliate' => '2'], 'affiliate is empty' => ['affiliate_op' => 'empty'],
        'state is VIC' => ['state' => 'VIC'], 'state is not VIC' => ['state' => 'VIC', 'state_op' => 'not'], 'state is empty' => ['state_op' => 'empty'],
        'rating is 1' => ['client_rating' => '1'], 'rating is 14' => ['client_rating' => '14'], 'rating is empty' => ['client_rating_op' => 'empty'],
        'BetStop is registered' => ['betstop_state' => 'registered'], 'BetStop is clear' => ['betstop_state' => 'clear'],
        'name: a common one' => ['name' => 'nguyen'], 'name: one letter' => ['name' => 'n'], 'name: two words' => ['name' => 'linh tran'], 'name: no match' => ['name' => 'xqzw'],
        'email contains (common)' => ['email' => 'smith'], 'email contains (one)' => ['email' => 'smith1234'], 'email contains (no match)' => ['email' => 'zqzqzq'], 'email contains (all)' => ['email' => 'example'],
        'email is' => ['email' => 'giulia.bogdanovic1@example.com', 'email_op' => 'is'], 'email is not' => ['email' => 'giulia.bogdanovic1@example.com', 'email_op' => 'not'], 'email is empty' => ['email_op' => 'empty'],
        'suburb contains' => ['suburb' => 'zroy'], 'suburb contains (no match)' => ['suburb' => 'qqq'], 'suburb is' => ['suburb' => 'fitzroy', 'suburb_op' => 'is'], 'suburb is not' => ['suburb' => 'fitzroy', 'suburb_op' => 'not'],
        'balance at least (few)' => ['balance_cents' => '9000000', 'balance_cents_op' => 'least'], 'balance at most 0' => ['balance_cents' => '0', 'balance_cents_op' => 'most'],
        'balance between' => ['balance_cents' => '100,200', 'balance_cents_op' => 'between'], 'balance is' => ['balance_cents' => '12345', 'balance_cents_op' => 'is'],
        'last bet before' => ['last_bet_at' => $day(200), 'last_bet_at_op' => 'before'], 'last bet after' => ['last_bet_at' => $day(2), 'last_bet_at_op' => 'after'], 'last bet is empty' => ['last_bet_at_op' => 'empty'],
        'last deposit on a day' => ['last_deposit_at' => $day(30), 'last_deposit_at_op' => 'is'], 'last deposit between' => ['last_deposit_at' => $day(300).','.$day(290), 'last_deposit_at_op' => 'between'], 'last deposit before' => ['last_deposit_at' => $day(270), 'last_deposit_at_op' => 'before'],
        'created on a day' => ['created_at' => $day(700), 'created_at_op' => 'is'], 'created before' => ['created_at' => $day(1_080), 'created_at_op' => 'before'], 'created after' => ['created_at' => $day(5), 'created_at_op' => 'after'],
        'barred' => ['is_barred' => '1'], 'not barred' => ['is_barred' => '0'], 'opted out' => ['is_sms_opted_out' => '1'], 'not opted out' => ['is_sms_opted_out' => '0'],
        'pending_new_acount_check' => ['custom_risk_filter' => 'pending_new_acount_check'], 'not_betstopped_in_genweb' => ['custom_risk_filter' => 'not_betstopped_in_genweb'],
        'several: active, VIC, of one manager' => ['status' => 'active', 'state' => 'VIC', 'account_manager' => (string) $manager],
        'several: dormant, rating 14, barred' => ['status' => 'dormant', 'client_rating' => '14', 'is_barred' => '1'],
        'several: nguyen, closed, WA' => ['name' => 'nguyen', 'status' => 'closed', 'state' => 'WA'],
    ];
    foreach (ClientSalesFilter::all() as $sales) {
        $queries[$sales->value] = ['custom_sales_filter' => $sales->value];
    }
    foreach (['name', '-name', 'pin', 'state', 'status', '-client_rating', '-balance_cents', 'last_bet_at', '-last_deposit_at', '-created_at'] as $order) {
        $queries["in the order {$order}"] = ['sort' => $order];
    }
    foreach (['name', '-balance_cents', '-created_at'] as $order) {
        $queries["status is closed, in the order {$order}"] = ['status' => 'closed', 'sort' => $order];
        $queries["account_closed, in the order {$order}"] = ['custom_sales_filter' => 'account_closed', 'sort' => $order];
    }

    return array_map(http_build_query(...), $queries);
}
